/** How a server fares under load, beside a bare loop. */

export type { Goal, OnlineReport, Pair, SideReport } from './report.ts';
export { benchOnline, type OnlineBench } from './run.ts';
