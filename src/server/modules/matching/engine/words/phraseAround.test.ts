import { expect, it } from 'vitest';
import { phraseAround } from './phraseAround';

it.each([
  ['Somebody for fundraising advice, soon.', 'fundraising', 'fundraising'],
  ['A lawyer who installs heated roofs.', 'roofs', 'heated roofs'],
  ['A drip irrigation engineer and restaurants.', 'irrigation', 'drip irrigation engineer'],
  ['Owners of old houses who have not given up.', 'houses', 'old houses'],
  ['A programmer who can make handwriting readable.', 'handwriting', 'handwriting'],
  ['Деревянного дома на озере', 'дома', 'Деревянного дома'],
  ['Ищу учителя физики, который не уснёт.', 'учителя', 'учителя физики'],
  [
    'Сценариста для документального подкаста и соседей',
    'подкаста',
    'Сценариста для документального подкаста',
  ],
  ['Patent examiner; I help inventors describe what they show.', 'inventors', 'inventors'],
  ['A small maker bidding for work.', 'maker', 'small maker'],
  ['Учителя физики, который не уснёт.', 'физики', 'Учителя физики'],
  ['Помощь с интернет-магазином: хочу продавать', 'интернет-магазином', 'Помощь с интернет-магазином'],
  ['Инженера по переработке, чтобы мусор девался', 'переработке', 'Инженера по переработке'],
  ['Соседей рядом с парком', 'парком', 'парком'],
])('tells the words that belong together: %s, %s', (text, said, phrase) => {
  expect(phraseAround(text, said)).toEqual({ text: phrase, isVerb: false });
});

it.each([
  ['An engineer who has automated a warehouse.', 'automated', true],
  ['Somebody to teach Spanish.', 'teach', true],
  ['We deliver to restaurants.', 'restaurants', false],
  ['Кто умеет паять платы', 'паять', true],
])('knows what is done from what there is: %s, %s', (text, said, isVerb) => {
  expect(phraseAround(text, said)?.isVerb).toBe(isVerb);
});

it('finds nothing that is not there', () => {
  expect(phraseAround('A lawyer', 'notary')).toBeUndefined();
  expect(phraseAround('A lawyer', '')).toBeUndefined();
});
