/** What can be done about a seat before the game. */
export type SeatAction =
  | { readonly do: 'sit' | 'stand-up' | 'throw-out' }
  | { readonly do: 'set-seat'; readonly bot: string | undefined };
