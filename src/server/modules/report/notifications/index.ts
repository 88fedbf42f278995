import { reportActedOn } from './reportActedOn';
import { reportDismissed } from './reportDismissed';
import { reportForAdministrators } from './reportForAdministrators';
import { reportForOperator } from './reportForOperator';
import { reportWaiting } from './reportWaiting';
import { warned } from './warned';

export const reportNotifications = {
  warned,
  reportForAdministrators,
  reportForOperator,
  reportWaiting,
  reportActedOn,
  reportDismissed,
};

declare module '../../../notifications/kinds/things' {
  interface ThingNames {
    /** A report, in notifications to its reporter. */
    report: 'report';
  }
}
