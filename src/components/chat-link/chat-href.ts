/** Opens the chat app on a telephone number of the shop. */
export function chatHref(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}`;
}
