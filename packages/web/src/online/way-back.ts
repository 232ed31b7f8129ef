/** Where somebody goes back to once they have a name: they were sent for one. */
let href: string | undefined;

export function comeBackTo(place: string): void {
  href = place;
}

/** Once. */
export function takeWayBack(): string | undefined {
  const place = href;
  href = undefined;
  return place;
}
