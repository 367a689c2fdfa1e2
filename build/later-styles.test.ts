import { expect, test } from 'vitest';
import { cutStyles } from './later-styles.ts';

const isLater = (name: string) => name.startsWith('z');
const cut = (css: string) => {
  const { first, later } = cutStyles(css, isLater);
  return { first: first.replace(/\s+/g, ''), later: later.replace(/\s+/g, '') };
};

test('each rule is in one of both sheets, in its order', () => {
  expect(cut('a{top:0} .z1{top:1px} .b1{top:2px} .z2 a{top:3px}')).toEqual({
    first: 'a{top:0}.b1{top:2px}',
    later: '.z1{top:1px}.z2a{top:3px}',
  });
});

test('a rule of several selectors is in both, with those that belong there', () => {
  expect(cut('.b1, .z1, p {top:0}')).toEqual({ first: '.b1,p{top:0}', later: '.z1{top:0}' });
});

test('what names a class of either is of the later one', () => {
  expect(cut('.b1 .z1 {top:0}')).toEqual({ first: '', later: '.b1.z1{top:0}' });
});

test('conditions go with what they hold, and none is left empty', () => {
  expect(
    cut('@media print {.b1{top:0} @supports (top:0) {.z1{top:1px}}} @media (width>1px) {.z2{top:0}}'),
  ).toEqual({
    first: '@mediaprint{.b1{top:0}}',
    later: '@mediaprint{@supports(top:0){.z1{top:1px}}}@media(width>1px){.z2{top:0}}',
  });
});

test('movements go with those who call them; letters are everybody’s', () => {
  expect(cut('@font-face{src:url(a)} @keyframes z3{to{top:0}} @keyframes b2{to{top:0}}')).toEqual({
    first: '@font-face{src:url(a)}@keyframesb2{to{top:0}}',
    later: '@keyframesz3{to{top:0}}',
  });
});
