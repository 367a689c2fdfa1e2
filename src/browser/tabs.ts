/** The tabs of the shop that are open in this browser. */

/** A line between the tabs of the shop. */
export function openChannel<Message>(
  name: string,
  onMessage: (message: Message) => void,
): (message: Message) => void {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = (event: MessageEvent<Message>) => onMessage(event.data);
    return (message) => channel.postMessage(message);
  } catch {
    // Missing or forbidden: tabs then do not hear of each other.
    return () => {};
  }
}
