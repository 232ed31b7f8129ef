/** Whether a page beside the home page shows the street, too. */
let fronts = $state(0);

export function isFrontShown(): boolean {
  return fronts > 0;
}

/** Returns how to end it. */
export function showFront(): () => void {
  fronts++;
  return () => {
    fronts--;
  };
}
