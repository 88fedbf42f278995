import { confirm } from './confirm';
import { emailChange } from './emailChange';
import { emailChanged } from './emailChanged';
import { emailTaken } from './emailTaken';
import { external } from './external';
import { login } from './login';
import { magic } from './magic';
import { newEmail } from './newEmail';
import { otp } from './otp';
import { passwordChanged } from './passwordChanged';
import { passwordSet } from './passwordSet';
import { recovery } from './recovery';

export const authNotifications = {
  confirm,
  otp,
  login,
  magic,
  recovery,
  external,
  emailChange,
  newEmail,
  emailChanged,
  emailTaken,
  passwordSet,
  passwordChanged,
};
