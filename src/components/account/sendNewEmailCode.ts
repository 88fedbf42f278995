import { request } from '../../api/request';
import type { ChangeEmailBody } from '../../generated/api/auth';
import { changeEmail } from '../../generated/api/client/auth';
import { mail, type Mailing } from '../countdown/mailing';

/** Mails a code to the new address (A22). */
export const sendNewEmailCode = (body: ChangeEmailBody): Promise<Mailing> =>
  mail(request(changeEmail, { body }).then(({ resendAfter }) => resendAfter));
