import {
  AtSign,
  BriefcaseBusiness,
  CalendarClock,
  Camera,
  Code,
  Hash,
  Mail,
  MessageCircle,
  MessagesSquare,
  Phone,
  Send,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { ContactType } from '../../lib/rules/contacts/contactTypes';

/** Icons of one set, because the logos of the networks are their property. */
export const contactIcons: Record<ContactType, LucideIcon> = {
  EMAIL: Mail,
  PHONE: Phone,
  FACEBOOK: UsersRound,
  INSTAGRAM: Camera,
  LINKEDIN: BriefcaseBusiness,
  VK: MessageCircle,
  TELEGRAM: Send,
  GITHUB: Code,
  TWITTER: AtSign,
  SLACK: Hash,
  DISCORD: MessagesSquare,
  CALENDLY: CalendarClock,
};
