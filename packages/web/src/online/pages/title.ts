/** The number of games that wait, in the title and on the icon of the page. */

const NUMBERED = /^\(\d+\+?\) /;
/** More than fit on an icon. */
const MOST = 9;

function numberText(count: number): string {
  return count > MOST ? `${MOST}+` : String(count);
}

/** "(2) Horta"; whatever number stood there goes. */
export function numbered(title: string, count: number): string {
  const plain = title.replace(NUMBERED, '');
  return count === 0 ? plain : `(${numberText(count)}) ${plain}`;
}

/** The page's icon with a seal on it; undefined if nothing waits, and the icon stays what it is. */
export function numberedIcon(svg: string, count: number): string | undefined {
  if (count === 0) return undefined;
  const seal =
    '<circle cx="16.5" cy="16.5" r="7" fill="#ffc24d" stroke="#171e2f" stroke-width="1.4"/>' +
    '<text x="16.5" y="20.2" font-family="Georgia,serif" font-weight="700" text-anchor="middle" fill="#171e2f" ' +
    `font-size="${count > MOST ? 8.5 : 10.5}">${numberText(count)}</text>`;
  return `data:image/svg+xml,${encodeURIComponent(svg.replace('</svg>', `${seal}</svg>`))}`;
}
