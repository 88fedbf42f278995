import { createContext, useContext } from 'react';

/** What meeting a person needs to know of the community. */
interface MeetingSettings {
  /** The community's video address by template; '' for none. */
  meetingUrl: string;
  /** The community's zone: the other's as long as theirs is not known. */
  zone: string;
  /** Whether members can chat. */
  hasChats: boolean;
}

/** Set by the shell: a person can be met from every page. */
export const MeetingSettingsContext = createContext<MeetingSettings>({
  meetingUrl: '',
  zone: 'UTC',
  hasChats: true,
});

export const useMeetingSettings = (): MeetingSettings => useContext(MeetingSettingsContext);
