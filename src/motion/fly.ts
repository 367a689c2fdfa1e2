/** The tag of a part flies to the cart when the part goes there: it says where it is now. */
const flightMs = 480;

/** @param count how many pieces are in the cart: only what has got there flies */
export function letTagsFly(count: () => number): void {
  addEventListener(
    'click',
    ({ target }) => {
      const place = target instanceof Element && target.closest('button') && target.closest('[data-part]');
      if (!place || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      const before = count();
      // Once the button has done what it does.
      setTimeout(() => {
        const tag = place.querySelector<HTMLElement>('[data-tag]');
        const goal = [...document.querySelectorAll('[data-cart]')].find(
          (icon) => icon.getClientRects().length > 0,
        );
        if (tag && goal && count() > before) fly(tag, goal);
      });
    },
    true,
  );
}

function fly(tag: HTMLElement, goal: Element): void {
  const from = tag.getBoundingClientRect();
  const to = goal.getBoundingClientRect();
  const flying = tag.cloneNode(true) as HTMLElement;
  flying.ariaHidden = 'true';
  Object.assign(flying.style, {
    position: 'fixed',
    zIndex: '30',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    pointerEvents: 'none',
  });
  document.body.append(flying);
  const across = to.left + to.width / 2 - (from.left + from.width / 2);
  const down = to.top + to.height / 2 - (from.top + from.height / 2);
  const flight = flying.animate(
    [
      { transform: 'none' },
      // Up first, as something that is picked off.
      { transform: `translate(${across * 0.3}px, ${down * 0.3 - 40}px) rotate(-6deg)`, offset: 0.4 },
      { transform: `translate(${across}px, ${down}px) scale(0.2)`, opacity: 0.4 },
    ],
    { duration: flightMs, easing: 'ease-in-out' },
  );
  flight.onfinish = flight.oncancel = () => {
    flying.remove();
    goal.animate([{ scale: 1 }, { scale: 1.3 }, { scale: 1 }], { duration: 240, easing: 'ease-out' });
  };
}
