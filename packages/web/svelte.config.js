import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** By name of class: the component whose elements it marks. */
const marked = new Map();

/** Shorter than Svelte's own: it is written at every element that has a style. */
function cssHash({ hash, filename, css }) {
  const name = `s${hash(filename ?? css).slice(0, 4)}`;
  const other = marked.get(name) ?? filename;
  if (other !== filename) throw new Error(`${filename} and ${other} would share their styles: rename one`);
  marked.set(name, filename);
  return name;
}

export default {
  preprocess: vitePreprocess({ script: true }),
  compilerOptions: { runes: true, cssHash },
};
