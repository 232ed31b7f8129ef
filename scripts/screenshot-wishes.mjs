// What `npm run screenshots` is asked for: which pictures, at which sizes, by which light, into which folder.
import { parseArgs } from 'node:util';

export const USAGE = `npm run screenshots -- [NAME ...] [--size SIZE] [--theme THEME] [--locale LOCALE] [--folder FOLDER] [--docs]

  NAME             only pictures whose names contain this: bid, home, 1897
  --size SIZE      WIDTHxHEIGHT or a name, several with commas: --size phone,1366x768; all: every size that is tested
  --theme THEME    light or dark; both if it is not said
  --locale LOCALE  en, fr, es, de or nl, several with commas; en if it is not said
  --folder FOLDER  where they are put; 'screenshots', which git ignores, if it is not said
  --docs           takes anew the pictures that README and docs show, those in docs/screenshots`;

/** Where the pictures are that README and docs show. */
export const DOCS = 'docs/screenshots';
/** Names for the sizes that are taken if none is said. */
const SIZES = { wide: '1440x900', tablet: '768x1024', phone: '390x844' };
/** Those that browser-tests/sizes.test.ts measures. */
const ALL_SIZES = [
  ...['390x844', '844x390', '768x1024', '1024x768'],
  ...['1366x768', '1440x900', '1920x1080', '2560x1440'],
];
const THEMES = ['light', 'dark'];
const LOCALES = ['en', 'fr', 'es', 'de', 'nl'];
/** Up to this width a screen is touched: phones and tablets. */
const WIDEST_TOUCHED = 1024;
/** The shorter side of a phone, at most: boards are behind tabs there. */
const NARROWEST_TABLET = 640;
const LEAST = 240;
const MOST = 4096;

/** A wish that can't be granted; its message says what could. */
export class WrongWish extends Error {}

/**
 * The pictures that these arguments ask for. `scenes` are all there are, by name, with the one kind of screen that they
 * are for (`only`); `kept` are the names of the files in docs/screenshots.
 */
export function readWishes(args, { scenes, kept }) {
  const { values, positionals: names } = parsed(args);
  const isWanted = ({ scene }) => names.length === 0 || names.some((name) => scene.includes(name));
  for (const name of names)
    if (!scenes.some((scene) => scene.name.includes(name)))
      throw new WrongWish(`no picture is called ${name}; there are:\n${listed(scenes)}`);
  if (values.docs) {
    for (const option of ['size', 'theme', 'locale', 'folder'])
      if (values[option] !== undefined)
        throw new WrongWish(`--docs takes what README and docs show: it has no --${option}`);
    const shown = kept.map((file) => readKept(file, scenes)).filter(isWanted);
    return granted(shown, DOCS, `README and docs show no picture called ${names.join(' or ')}`);
  }
  const sizes = split(values.size, Object.keys(SIZES))
    .flatMap((name) => (name === 'all' ? ALL_SIZES : [name]))
    .map(readSize);
  const themes = split(values.theme, THEMES).map(readTheme);
  const locales = split(values.locale, ['en']).map(readLocale);
  const pictures = scenes
    .flatMap((scene) =>
      sizes.filter((size) => isFor(scene, size)).map((size) => ({ scene: scene.name, size })),
    )
    .filter(isWanted)
    .flatMap((picture) => themes.map((theme) => ({ ...picture, theme })))
    .flatMap((picture) => locales.map((locale) => (locale === 'en' ? picture : { ...picture, locale })));
  return granted(
    pictures,
    values.folder ?? 'screenshots',
    `of ${names.join(' and ')} there is nothing at this size: with less than ${NARROWEST_TABLET} pixels on one side it is a phone`,
  );
}

/** The file of a picture, by what is seen, where, by which light and in which language, if it is not English. */
export function fileOf({ scene, size, theme, locale }) {
  const language = locale === undefined ? '' : `-${locale}`;
  return `${scene}--${size.name}-${theme}${language}.webp`;
}

function parsed(args) {
  try {
    return parseArgs({
      args,
      options: {
        size: { type: 'string', multiple: true },
        theme: { type: 'string', multiple: true },
        locale: { type: 'string', multiple: true },
        folder: { type: 'string' },
        docs: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new WrongWish(`${error.message}\n\n${USAGE}`);
  }
}

function granted(pictures, folder, whyNone) {
  if (pictures.length === 0) throw new WrongWish(whyNone);
  return { pictures, folder };
}

function split(given, usual) {
  return given === undefined ? usual : given.flatMap((text) => text.split(','));
}

function readSize(name) {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(SIZES[name] ?? name) ?? [];
  const size = {
    name,
    width: Number(width),
    height: Number(height),
    isTouched: Number(width) <= WIDEST_TOUCHED,
  };
  const isPossible = [size.width, size.height].every((length) => length >= LEAST && length <= MOST);
  if (isPossible) return size;
  const known = Object.entries(SIZES).map(([known, lengths]) => `${known} (${lengths})`);
  throw new WrongWish(
    `no size: ${name}; there are ${known.join(', ')}, and WIDTHxHEIGHT from ${LEAST} to ${MOST} pixels`,
  );
}

function readTheme(theme) {
  if (THEMES.includes(theme)) return theme;
  throw new WrongWish(`no theme: ${theme}; there are ${THEMES.join(' and ')}`);
}

function readLocale(locale) {
  if (LOCALES.includes(locale)) return locale;
  throw new WrongWish(`no language: ${locale}; there are ${LOCALES.join(', ')}`);
}

function readKept(file, scenes) {
  const [, name, size, theme] = /^(.+)--([^-]+)-([^-]+)\.webp$/.exec(file) ?? [];
  const scene = scenes.find((scene) => scene.name === name);
  if (scene === undefined)
    throw new WrongWish(`${DOCS}/${file} is a picture of nothing; there are:\n${listed(scenes)}`);
  return { scene: name, size: readSize(size), theme: readTheme(theme) };
}

function isFor({ only }, { width, height }) {
  return only === undefined || (only === 'phone') === Math.min(width, height) < NARROWEST_TABLET;
}

function listed(scenes) {
  return scenes.map(({ name }) => `  ${name}`).join('\n');
}
