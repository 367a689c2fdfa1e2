/** Opens the chat app on a telephone number of the shop, with words to begin with if there are any. */
export function chatHref(phone: string, words?: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}${words ? `?text=${encodeURIComponent(words)}` : ''}`;
}
