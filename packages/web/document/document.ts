/**
 * Makes the document whole: the home page's street, words and frame are in it, so that the first paint waits for
 * nothing else.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { type HtmlTagDescriptor, minifySync, type Plugin } from 'vite';
import { prepare, sayTagline } from './first-paint.ts';

/** The faces of the first screen; all others come when they are needed. */
const FIRST_FACES = /(?:amarante-latin-400-normal|eb-garamond-latin-wght-normal)[^/]*\.woff2$/;

const MESSAGES = '../../words/messages/interface/';

const STYLE_SHEET = /\s*<link rel="stylesheet"[^>]*>/g;

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

/** Nor lines and spaces between elements. */
function withoutComments(markup: string): string {
  return markup
    .replace(/<!--.*?-->/gs, '')
    .replace(/(?<=>)\s*\n\s*/g, '')
    .trim();
}

/** A function, as an inline script that calls it. */
function script(task: (value: never) => void, value: unknown): string {
  const { code } = minifySync('inline.js', `(${task})(${JSON.stringify(value)})`);
  return `<script>${code.trim().replace(/;$/, '').replaceAll('</', '<\\/')}</script>`;
}

/** By language: there is a file for each that Horta speaks. */
function taglines(): Record<string, string> {
  const names = readdirSync(new URL(MESSAGES, import.meta.url)).filter((name) => /^\w\w\.json$/.test(name));
  return Object.fromEntries(
    names.map((name) => {
      const { home_tagline: text } = JSON.parse(read(MESSAGES + name));
      if (typeof text !== 'string') throw new Error(`no home_tagline in ${MESSAGES}${name}`);
      return [name.replace('.json', ''), text];
    }),
  );
}

function filled(html: string): string {
  const all = taglines();
  const { en, ...others } = all;
  return withoutComments(
    html
      .replace('<!-- prepare -->', () => script(prepare, Object.keys(all)))
      .replace('<!-- tagline -->', () => en ?? '')
      .replace('<!-- taglines -->', () => script(sayTagline, others))
      .replace('<!-- street -->', () => read('street.svg')),
  );
}

/**
 * What the app is and looks like is not needed for the first paint: it comes after what is, and its style, at the end
 * of the document, holds nothing up but its scripts.
 */
function withLateApp(html: string): string {
  const sheets = html.match(STYLE_SHEET) ?? [];
  return html
    .replace(STYLE_SHEET, '')
    .replace('</body>', () => `${sheets.join('')}\n  </body>`)
    .replaceAll(/<(link rel="stylesheet"|script type="module")/g, '<$1 fetchpriority="low"');
}

export function wholeDocument(): Plugin[] {
  let base = '/';
  return [
    {
      name: 'horta-document',
      configResolved: (config) => {
        base = config.base;
      },
      transformIndexHtml: {
        order: 'pre',
        handler: (html, { filename }) => (filename.endsWith('index.html') ? filled(html) : html),
      },
    },
    {
      name: 'horta-document-order',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler: (html, { bundle = {} }) => ({
          html: withLateApp(html),
          tags: Object.keys(bundle)
            .filter((file) => FIRST_FACES.test(file))
            .map(
              (file): HtmlTagDescriptor => ({
                tag: 'link',
                attrs: {
                  rel: 'preload',
                  as: 'font',
                  type: 'font/woff2',
                  href: base + file,
                  crossorigin: true,
                },
                injectTo: 'head',
              }),
            ),
        }),
      },
    },
  ];
}
