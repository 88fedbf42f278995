import { createContext, useContext } from 'react';

/** What suggesting a time needs to know of the community. */
interface MeetingSettings {
  /** The community's video address by template; '' for none. */
  meetingUrl: string;
  /** The community's zone: the other's as long as theirs is not known. */
  zone: string;
}

/** Set by the shell: a person can be met from every page. */
export const MeetingSettingsContext = createContext<MeetingSettings>({ meetingUrl: '', zone: 'UTC' });

export const useMeetingSettings = (): MeetingSettings => useContext(MeetingSettingsContext);
