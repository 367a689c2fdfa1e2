/** A sheet of A4 as the shop prints it: its letters, its colours, tags for screen readers, and the next sheet when one is full. */
import PDFDocument from 'pdfkit';
import { openFace, type Face } from './faces.ts';

/** All lengths in points, 72 to the inch. */
export const left = 48;
export const right = 547;
export const width = right - left;
const top = 48;
const bottom = 780;
const footAt = 800;

/** The tokens of `src/styles/tokens.css` on paper, which is white. */
export const colours = {
  ink: '#14213a',
  muted: '#566176',
  line: '#dfdbd0',
  tag: '#ffd257',
  tagEdge: '#d9a520',
  tagInk: '#2a2000',
} as const;

export type Structure = PDFKit.PDFStructureElement;

type Manner = {
  readonly face?: Face;
  readonly size?: number;
  readonly colour?: keyof typeof colours;
  readonly align?: 'left' | 'right';
};

/** What is written where. */
export type Writing = Manner & { readonly x: number; readonly width: number };

/** What a screen reader takes it for: a paragraph unless said. */
export type Part = { readonly of: Structure; readonly as?: string; readonly scope?: 'Column' | 'Row' };

export type About = {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  /** What the document says of its own age: the same document has always the same bytes. */
  readonly at: Date;
  /** Below every sheet. */
  readonly foot: string;
};

export type Paper = ReturnType<typeof createPaper>;

/**
 * Makes a document that is written from top to bottom.
 *
 * @param onNextSheet writes what every sheet but the first begins with
 */
export function createPaper(about: About, onNextSheet: (paper: Paper) => void) {
  const { title, author, language, at, foot } = about;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    // None of the standard fonts, which are not embedded: each writing brings its own.
    font: '',
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, Producer: author, Creator: author, CreationDate: at, ModDate: at },
  });
  const whole = pdf.struct('Document');
  pdf.addStructure(whole);

  function take({ face = 'plain', size = 9.5, colour = 'ink' }: Manner): void {
    // By its name it is found again; without one each writing would compare all there is in it.
    pdf.font(openFace(face), face).fontSize(size).fillColor(colours[colour]);
  }

  const paper = {
    /** Where the next thing stands, from the top. */
    y: top,

    /** A part of the document that things belong to: a `Sect`, a `Table`, its `TR`. */
    part(type: string, within: Structure = whole): Structure {
      const part = pdf.struct(type);
      within.add(part);
      return part;
    },

    heightOf(text: string, writing: Writing): number {
      take(writing);
      return pdf.heightOfString(inOneForm(text), { width: writing.width });
    },

    /** Writes at the height where the paper stands, and leaves that to whoever writes. @returns its height */
    write(text: string, writing: Writing, { of, as = 'P', scope }: Part): number {
      take(writing);
      const { x, width, align = 'left' } = writing;
      // The types of the library do not know what a heading heads.
      const part = pdf.struct(as, { ...(scope && { scope }) } as object);
      of.add(part);
      pdf.text(inOneForm(text), x, paper.y, { width, align, structParent: part, structType: 'Span' });
      return pdf.y - paper.y;
    },

    /** Draws what only eyes need. */
    draw(how: (pdf: PDFKit.PDFDocument) => void): void {
      pdf.markContent('Artifact', { type: 'Layout' });
      how(pdf);
      pdf.endMarkedContent();
    },

    /** Writes what only eyes need, since it was said before. */
    print(text: string, writing: Writing): void {
      paper.draw(() => {
        take(writing);
        pdf.text(inOneForm(text), writing.x, paper.y, {
          width: writing.width,
          align: writing.align ?? 'left',
        });
      });
    },

    rule(): void {
      paper.draw(() => {
        pdf.moveTo(left, paper.y).lineTo(right, paper.y).lineWidth(0.75).strokeColor(colours.line).stroke();
      });
    },

    /** Goes on to the next sheet where so much has no room on this one. @returns whether it did */
    ensureSpace(height: number): boolean {
      if (paper.y + height <= bottom) return false;
      pdf.addPage();
      paper.y = top;
      onNextSheet(paper);
      return true;
    },

    /** @returns the document, with the number of each sheet where there are several */
    async finish(): Promise<Uint8Array> {
      const { count } = pdf.bufferedPageRange();
      for (let sheet = 0; sheet < count; sheet++) {
        pdf.switchToPage(sheet);
        paper.draw(() => {
          take({ size: 7.5, colour: 'muted' });
          pdf.text(foot, left, footAt, { width: width - 48 });
          if (count > 1)
            pdf.text(`${sheet + 1} / ${count}`, right - 40, footAt, { width: 40, align: 'right' });
        });
      }
      whole.end();
      pdf.end();
      return Buffer.concat(await pdf.toArray());
    },
  };
  return paper;
}

/** A letter with its accent as one sign, as the faces have it, and no sign that steers a device. */
const inOneForm = (text: string): string => text.normalize('NFC').replace(/\p{Cc}+/gu, ' ');
