/**
 * What is pressed on a page before its code is there. A page can be read, and its buttons pressed, a second or more before anything
 * listens to them on a slow line, so a few signs of code stand in its head: the one script that is written into a page. The policy
 * allows it by its hash alone (`server/http/security-headers.ts`), and `src/browser/presses.ts` presses again what it noted.
 */

/** Notes the buttons in their order, and marks them for those who wait. Takes any browser that runs the shop; `0` ends it. */
export const earlyPressesScript =
  'var earlyPresses=[];addEventListener("click",function(e){var b=earlyPresses&&e.target.closest("button");b&&(b.setAttribute("aria-busy","true"),earlyPresses.push(b))},!0)';
