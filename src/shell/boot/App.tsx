import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ThemeProvider } from 'styled-components';
import { MeetingSettingsContext } from '../../components/meeting/meetingSettings';
import type { BootPayload } from '../../config/bootPayload';
import { GlobalStyle } from '../../ui/GlobalStyle';
import { theme } from '../../ui/theme';
import { CrashBoundary } from '../layout/CrashBoundary';
import { Layout } from '../layout/Layout';
import { Router } from '../routing/Router';
import { BootContext } from '../context/bootContext';

export interface AppProps {
  payload: BootPayload;
  i18n: i18n;
}

/** The whole page inside a router: the same tree on the server and in the browser. */
export function App({ payload, i18n }: AppProps) {
  const { matching, timeZone, chat } = payload.config.community;
  const meetings = useMemo(
    () => ({ meetingUrl: matching.meetingUrl, zone: timeZone, hasChats: chat }),
    [matching.meetingUrl, timeZone, chat],
  );
  return (
    <I18nextProvider i18n={i18n}>
      <ThemeProvider theme={theme}>
        <BootContext value={payload}>
          <GlobalStyle />
          <CrashBoundary>
            <MeetingSettingsContext value={meetings}>
              <Layout>
                <Router />
              </Layout>
            </MeetingSettingsContext>
          </CrashBoundary>
        </BootContext>
      </ThemeProvider>
    </I18nextProvider>
  );
}
