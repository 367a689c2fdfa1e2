/** The camera at the back of a phone, or whichever there is. */

/**
 * Shows in a video what the camera sees.
 *
 * @returns switches it off
 * @throws DOMException where there is none, or the person does not let the page
 */
export async function openCamera(video: HTMLVideoElement): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } },
  });
  video.srcObject = stream;
  await video.play();
  return () => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
}

/** Whoever wears gloves or looks elsewhere feels it, where the phone can. */
export function shake(): void {
  if ('vibrate' in navigator) navigator.vibrate(60);
}
