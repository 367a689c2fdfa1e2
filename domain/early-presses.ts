/**
 * What is pressed on a page before its code is there. A page can be read, and its buttons pressed, a second or more before anything
 * listens to them on a slow line, so a few signs of code stand in its head (`domain/head-script.ts`), and `src/browser/presses.ts`
 * presses again what they noted.
 */

/** Notes the buttons in their order, and marks them for those who wait. Takes any browser that runs the shop; `0` ends it. */
export const earlyPressesScript =
  'var earlyPresses=[];addEventListener("click",function(e){var b=earlyPresses&&e.target.closest("button");b&&(b.setAttribute("aria-busy","true"),earlyPresses.push(b))},!0)';
