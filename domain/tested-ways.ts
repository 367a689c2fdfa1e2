/**
 * How a piece was tried: seen at work on its car, on a bench, in a way that is not said, or not at all (decision 0124). Apart from the
 * other closed lists, which every page begins with: nothing of the first load asks for this one.
 */
export const testedWays = ['running', 'bench', 'tried', 'untested'] as const;
export type TestedWay = (typeof testedWays)[number];
