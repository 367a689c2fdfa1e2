/** Whether what the server wrote has come to life: only then may it show what the server cannot know. */
import { useSyncExternalStore } from 'react';

const isNeverChanging = () => () => {};

/** @returns false on the server and while its words are taken up; true from then on, and for what the browser made itself */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    isNeverChanging,
    () => true,
    () => false,
  );
