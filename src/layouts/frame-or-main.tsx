/** For the server, which renders the frame and what stands in it one by one (`app/frame-of-parts.tsx`). Nothing of it reaches a browser. */
import { cloneElement, createContext, useContext, type ReactElement, type ReactNode } from 'react';

/** Which of the two is rendered; undefined for both, as everywhere else. */
export const Rendered = /* @__PURE__ */ createContext<'frame' | 'main' | undefined>(undefined);

type Side = ReactElement<{ readonly children?: ReactNode }>;
type FrameOrMainProps = { readonly layout: ReactElement<{ readonly children: readonly Side[] }> };

/** Of a layout what is to be rendered, the rest of it left empty: React counts the places for the ids of fields. */
export function FrameOrMain({ layout }: FrameOrMainProps) {
  const rendered = useContext(Rendered);
  if (!rendered) return layout;
  const sides = layout.props.children.map((side) => {
    const isMain = side.type === 'main';
    if (rendered === 'main') return isMain && side;
    return isMain ? cloneElement(side, { children: null }) : side;
  });
  return cloneElement(layout, {}, ...sides);
}
