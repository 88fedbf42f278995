import type { Profile } from '../../../generated/api/participant';
import { hadContact } from '../../people/hadContact';
import { nameOf } from '../../people/nameOf';
import type { Reportable, Reporting, ReportSubject } from '../../reportSubject';

/** A profile as any member sees it. */
const seenOf = (profile: Profile): Reportable['seen'] => ({
  name: nameOf(profile),
  position: profile.position,
  company: profile.company,
  about: profile.about,
  goal: profile.goal,
  lookingFor: profile.lookingFor,
  tags: profile.tags.join(', '),
  contacts: profile.contacts.map(({ type, value }) => `${type}: ${value}`).join('\n'),
});

/** A person whom a member sees, or ever had contact with. Undefined for others, whether or not they exist. */
async function known({ app, config, by, id, now }: Reporting, reporterId: string) {
  const found = await app.participants.find(config.id, { participantId: id });
  if (!found || found.id === reporterId || (await app.participants.lookAt(by, config, found))) return found;
  const pair = { viewerId: reporterId, subjectId: found.id, now };
  return (await hadContact(app.db.orm, config, pair)) ? found : undefined;
}

/** A member. */
export const reportSubject: ReportSubject = {
  async find(reporting) {
    const { app, config, by } = reporting;
    const reporterId = by.membership?.participantId;
    const found = reporterId && (await known(reporting, reporterId));
    if (!found) return undefined;
    const seen = seenOf(app.participants.toMembers(found, config));
    return { reporterId, owners: [found.id], seen };
  },
  fields: ['name', 'position', 'company', 'about', 'goal', 'lookingFor', 'tags', 'contacts'],
};
