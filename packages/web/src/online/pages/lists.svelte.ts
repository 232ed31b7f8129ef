/** My games and the lobby, as the server tells of them: for as long as somebody looks. */
import type { ListedTable, MyTable } from '@horta/online';
import { server } from '../server.svelte.ts';
import { changedList, waitingOf } from './order.ts';

let mine: readonly MyTable[] | undefined = $state.raw();
let lobby: readonly ListedTable[] | undefined = $state.raw();

/** Undefined until they were told. */
export function myTables(): readonly MyTable[] | undefined {
  return mine;
}

export function listedTables(): readonly ListedTable[] | undefined {
  return lobby;
}

export function waitingCount(): number {
  return waitingOf(mine ?? []);
}

/** Goes on until all who began it have ended it. */
function shared(begin: () => () => void): () => () => void {
  let users = 0;
  let end = () => {};
  return () => {
    if (users++ === 0) end = begin();
    return () => {
      if (--users === 0) end();
    };
  };
}

/** Returns how to end it. Somebody without a name has no tables. */
export const followMine = shared(() => {
  const stopHearing = server().onTell((tell) => {
    if (tell.tell === 'mine') mine = changedList(mine ?? [], tell.tables, tell.gone);
    else if (tell.tell === 'hello' && tell.you === undefined) mine = [];
  });
  const stopAsking = server().subscribe('mine', {}, (answer) => {
    mine = answer.ok ? answer.value : [];
  });
  return () => {
    stopHearing();
    stopAsking();
  };
});

export const followLobby = shared(() => {
  const stopHearing = server().onTell((tell) => {
    if (tell.tell === 'lobby') lobby = changedList(lobby ?? [], tell.tables, tell.gone);
  });
  const stopAsking = server().subscribe('lobby', {}, (answer) => {
    lobby = answer.ok ? answer.value : [];
  });
  return () => {
    stopHearing();
    stopAsking();
  };
});
