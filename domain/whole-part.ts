import type { Part, PartSummary } from './contract/parts.ts';

/** Whether all of a part is known, or only what a list tells of it. */
export const isWhole = (part: Part | PartSummary): part is Part => 'availableFor' in part;
