/** Every block, in the order of their numbers. */
import type { Rules } from '@horta/engine/1897';
import { armsBlock } from './arms-block.ts';
import type { Block } from './block.ts';
import { brusselsBlock } from './brussels-block.ts';
import { cardsBlock, exhibitionBlock } from './cards-block.ts';
import { columnsBlock } from './columns-block.ts';
import { decisionBlock } from './decision-block.ts';
import {
  architectsBlock,
  artworksBlock,
  housesBlock,
  moneyBlock,
  noblesBlock,
  scalesBlock,
} from './possessions-block.ts';
import { seatsBlock } from './seats-block.ts';
import { stageBlock } from './stage-block.ts';

export function blocksOf(rules: Rules): readonly Block[] {
  return [
    stageBlock(),
    seatsBlock(),
    moneyBlock(),
    architectsBlock(rules),
    housesBlock(),
    artworksBlock(),
    noblesBlock(rules),
    scalesBlock(),
    columnsBlock(rules),
    armsBlock(),
    brusselsBlock(),
    cardsBlock(rules),
    exhibitionBlock(),
    decisionBlock(rules),
  ];
}
