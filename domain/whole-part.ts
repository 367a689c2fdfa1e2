import type { Part, PartSummary } from './contract/parts.ts';

/** Whether all of a part is known, or only what a list tells of it. */
export const isWhole = (part: Part | PartSummary): part is Part => 'availableFor' in part;

/** Whether photos and description are missing because only the shop has them: it was told by the copy on a device. */
export const lacksPhotos = (part: Part | PartSummary): boolean => 'lacksPhotos' in part;
