/** What is wanted of parts' photos is told to the shop for as long as somebody is at the desk, whichever of its pages is open. */
import { flushWork, photosTag } from '../../offline/desk-photos/flush-work.ts';
import { clearUpWork, workBox } from '../../offline/desk-photos/photo-work.ts';
import { tellWaiting, useFlushing, type Waiting } from '../room/use-flushing.ts';

const photos: Waiting = {
  box: workBox,
  clearUp: clearUpWork,
  flush: () => flushWork((...call) => fetch(...call)),
};

export const tellPhotosWait = (): void => tellWaiting(workBox, photosTag);

export function usePhotoSending(): void {
  useFlushing(photos);
}
