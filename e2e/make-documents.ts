/** `npm run documents`: prints the shop's documents from their texts, those whose text has changed. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { documents, type DocumentName } from '../domain/documents.ts';
import { browserFlags, findBrowser } from '../test/find-browser.ts';
import { documentPage, sourceMark } from './document-page.ts';

const folder = join(import.meta.dirname, '../public');

/** Page numbers; its own styles, since the printer shows the page's to nobody here. */
const footer = `<p lang="it" style="width:100%;margin:0 22mm;text-align:right;font:8pt 'Liberation Sans',sans-serif;color:#566176">
  <span class="pageNumber"></span> / <span class="totalPages"></span></p>`;

async function print(browser: Browser, name: DocumentName): Promise<void> {
  const file = join(folder, documents[name]);
  const mark = sourceMark(name);
  if (existsSync(file) && readFileSync(file, 'latin1').endsWith(mark)) {
    console.log(`${documents[name]} is as its text says.`);
    return;
  }
  const page = await browser.newPage();
  await page.setContent(documentPage(name));
  const pdf = await page.pdf({
    format: 'A4',
    preferCSSPageSize: true,
    tagged: true,
    outline: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: footer,
  });
  await page.close();
  // A line after the end is a comment to every reader.
  writeFileSync(file, Buffer.concat([pdf, Buffer.from(`${pdf.at(-1) === 10 ? '' : '\n'}${mark}`, 'latin1')]));
  console.log(`${documents[name]} printed.`);
}

mkdirSync(join(folder, 'documents'), { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
try {
  for (const name of Object.keys(documents) as DocumentName[]) await print(browser, name);
} finally {
  await browser.close();
}
