import { expect, it } from 'vitest';
import { pointIn } from './mapsPoint';

const maps = 'https://www.google.com/maps';

it.each([
  [`${maps}/place/Old+Mill/@51.3,12.3,17z/data=!3m1!4b1!4m6!3m5!8m2!3d51.333!4d12.334`, '51.333 12.334'],
  [`${maps}/@51.333,12.334,15z`, '51.333 12.334'],
  [`${maps}/place/51.333,12.334`, '51.333 12.334'],
  [`${maps}/search/51.333,+12.334`, '51.333 12.334'],
  [`${maps}/search/?api=1&query=-33.9%2C18.4`, '-33.9 18.4'],
  [`${maps}/dir/?api=1&destination=51.3,-0.1`, '51.3 -0.1'],
  ['https://maps.google.com/?q=loc:51.3,12', '51.3 12'],
  ['https://maps.google.com/maps?ll=51.3,12&q=Leipzig', '51.3 12'],
  [`${maps}/place/Leipzig`, undefined],
  [`${maps}/@91,12,15z`, undefined],
  [`${maps}/%E0%A4%A`, undefined],
  ['https://maps.app.goo.gl/point', undefined],
  ['no link', undefined],
])('EVT-02 the point of %s is %s', (link, point) => {
  const found = pointIn(link);
  expect(found && `${found.latitude} ${found.longitude}`).toBe(point);
});
