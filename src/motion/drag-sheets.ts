/** A sheet follows the finger that pulls it down by its handle, and closes when it is let go far enough down. */

/** Part of the sheet's height, or pixels in a millisecond, from which on letting go means closing. */
const farEnough = 0.3;
const fastEnough = 0.5;

export function letSheetsBeDragged(): void {
  addEventListener('pointerdown', (down) => {
    const handle = down.target instanceof Element && down.target.closest<HTMLElement>('[data-handle]');
    const sheet = handle && handle.closest<HTMLElement>('dialog, [popover]');
    // What stands on it to be pressed stays what is pressed.
    if (!handle || !sheet || (down.target as Element).closest('button')) return;
    handle.setPointerCapture(down.pointerId);
    let pulled = 0;

    const follow = (event: PointerEvent) => {
      pulled = Math.max(0, event.clientY - down.clientY);
      sheet.style.transition = 'none';
      sheet.style.translate = `0 ${pulled}px`;
    };
    const letGo = (event: PointerEvent) => {
      handle.removeEventListener('pointermove', follow);
      const speed = pulled / Math.max(1, event.timeStamp - down.timeStamp);
      sheet.style.transition = '';
      sheet.style.translate = '';
      if (event.type === 'pointerup' && (pulled > sheet.offsetHeight * farEnough || speed > fastEnough))
        close(sheet);
    };
    handle.addEventListener('pointermove', follow);
    handle.addEventListener('pointerup', letGo, { once: true });
    handle.addEventListener('pointercancel', letGo, { once: true });
  });
}

function close(sheet: HTMLElement): void {
  if (!(sheet instanceof HTMLDialogElement)) sheet.hidePopover();
  else if ('requestClose' in sheet) sheet.requestClose();
  else (sheet as HTMLDialogElement).close();
}
