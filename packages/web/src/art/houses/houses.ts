/** The five houses of the street, each in the manner of one architect. Each is fetched when somebody is to see it. */
import type { Component } from 'svelte';

export const HOUSES = ['horta', 'hankar', 'saintenoy', 'cauchie', 'strauven'] as const;
export type HouseName = (typeof HOUSES)[number];

export const HOUSE_SIZE = { width: 300, height: 420 } as const;

type Drawing = () => Promise<{ default: Component }>;

export const DRAWINGS: Readonly<Record<HouseName, Drawing>> = {
  horta: () => import('./Horta.svelte'),
  hankar: () => import('./Hankar.svelte'),
  saintenoy: () => import('./Saintenoy.svelte'),
  cauchie: () => import('./Cauchie.svelte'),
  strauven: () => import('./Strauven.svelte'),
};

export function isHouse(name: string): name is HouseName {
  return (HOUSES as readonly string[]).includes(name);
}

/** Where nobody has chosen, everyone has the house of their seat. */
export function houseOfSeat(seat: number): HouseName {
  return HOUSES[seat % HOUSES.length];
}
