/** What is open of the menu of the table: any part of the table may open it, MenuButton.svelte shows it. */
export type MenuView = 'menu' | 'export' | 'leave';

let shown: MenuView | undefined = $state();

export function menuView(): MenuView | undefined {
  return shown;
}

/** Closes it without one. */
export function showMenu(view?: MenuView): void {
  shown = view;
}
