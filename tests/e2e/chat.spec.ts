import type { Browser, Page } from '@playwright/test';
import type { Init } from '../../src/generated/api/currentUser';
import { call } from './support/api';
import { copyCommunity } from './support/communities';
import { at } from './support/environment';
import { expectAccessible } from './support/expectAccessible';
import { join } from './support/members';
import { expect, test } from './support/test';
