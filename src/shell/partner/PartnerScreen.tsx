import { useLocation } from 'react-router-dom';
import { partnerContent, partnerPageAt } from '../../config/partner';
import { useBoot } from '../context/bootContext';
import { PartnerPage } from './PartnerPage';

/** One of the six partner pages, by the path (CFG-14). The router leads here where the community carries it. */
export default function PartnerScreen() {
  const { config, lang } = useBoot();
  const page = partnerPageAt(useLocation().pathname);
  const content = page && partnerContent(config, page, lang);
  return content ? <PartnerPage page={page} content={content} /> : null;
}
