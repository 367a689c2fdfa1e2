/** What a journey asks of a browser, whichever engine it is and however it is driven. */

export type Driver = {
  /** Opens an address, and waits until it has loaded or failed to. */
  open(address: string): Promise<void>;
  /** Evaluates an expression in the page. @returns its value, as JSON */
  evaluate(expression: string): Promise<unknown>;
  /** Presses where something stands, as a pointer does. */
  pressAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** @returns a PNG */
  picture(): Promise<Buffer>;
  /** What pages threw and nobody caught since it was asked last, in all tabs. */
  exceptions(): Promise<readonly string[]>;
  /** Another tab of the same browser, which is in front from then on. */
  openTab(): Promise<Driver>;
  /** Ends the browser; of a further tab the tab. */
  close(): Promise<void>;
};

/** How a browser's pages are shown. */
export type Look = {
  /** In CSS pixels; an engine whose window cannot be so narrow has its narrowest. */
  readonly width: number;
  readonly scheme: 'light' | 'dark';
};

/** An engine that the journeys are made in. */
export type Engine = {
  readonly name: string;
  /** One sentence on what is missing for it, with how to get it; undefined where all is there. */
  missing(): string | undefined;
  start(look: Look): Promise<Driver>;
};
