/** The estimator's lists one by one: taken as a whole its packages bring four times more than is used. */
declare module '@zxcvbn-ts/language-common/dist/passwords.json.mjs' {
  const words: string[];
  export default words;
}
declare module '@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs' {
  const graphs: Record<'keypad' | 'qwerty', Record<string, (string | null)[]>>;
  export default graphs;
}
declare module '@zxcvbn-ts/language-en/dist/firstnames.json.mjs' {
  const words: string[];
  export default words;
}
declare module '@zxcvbn-ts/language-it/dist/*' {
  const words: string[];
  export default words;
}
