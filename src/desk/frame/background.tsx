/** What goes on at the desk whatever page is open, as long as somebody is in: what waits on this phone is sent, and lists are taken along. */
import { useEffect } from 'react';
import { registerDeskWorker } from '../../browser/desk-worker.ts';
import { useListsTakenAlong } from '../listing/use-lists.ts';
import { useSending } from '../listing/use-sending.ts';
import { usePushFollowed } from '../me/use-push.ts';
import { usePhotoSending } from '../photos/use-photo-sending.ts';
import { useTickSending } from '../picking/use-tick-sending.ts';
import { useDesk } from '../room/context.ts';

type BackgroundProps = {
  /** Whether the pieces that wait need somebody to sign in first. */
  readonly onSignedOut: (isSignedOut: boolean) => void;
};

export function Background({ onSignedOut }: BackgroundProps) {
  const isSignedOut = useSending();
  usePhotoSending();
  useTickSending();
  usePushFollowed();
  useListsTakenAlong(useDesk().calls);
  useEffect(() => void registerDeskWorker(), []);
  useEffect(() => onSignedOut(isSignedOut), [onSignedOut, isSignedOut]);
  return null;
}
