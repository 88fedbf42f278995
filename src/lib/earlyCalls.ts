import type { Lang } from './lang';

/** What came back for a call. */
export interface EarlyAnswer {
  status: number;
  ok: boolean;
  text: string;
}

declare global {
  /** The calls that the page made before it had its code, with the headers that each was sent with, as JSON. */
  var earlyCalls: { headers: string; answers: Record<string, Promise<EarlyAnswer>> } | undefined;
}

interface EarlyCalls {
  /** The route's, with parameters in braces. */
  path: string;
  /** The call that answers whose session it is; absent where the page does not ask. */
  user?: string;
  /** As `GET /api/thing/{name}`: what stands in braces is in the path or the query, or `communityId`, `participantId`. */
  calls: readonly string[];
  /** Those of an address that has a `tab` and nothing else, by the tab. */
  tabs?: Readonly<Record<string, readonly string[]>>;
  lang: Lang;
  communityId: string;
  /** For whom the page is: where the browser knows otherwise, it calls nothing. */
  signedIn: boolean;
  /**
   * The audience of the calls. Where the browser does not know yet that the user is a member, they wait for the answer about the
   * user. Where it does not know that the user is a manager, or the address has a filter other than the tab, the client makes them.
   */
  who: 'anybody' | 'member' | 'manager';
}

/**
 * Makes the calls of a page's first screen as `request` of the client would, which takes the answers over
 * (src/api/early.ts). All it knows of the visitor it finds in the browser. A call whose parameters are not all known, and
 * whatever goes wrong, is left to the client.
 */
const script = String.raw`(({path,user,calls,tabs,lang,communityId,signedIn,who})=>{try{
const token=localStorage.getItem('token');
if(!token===signedIn)return;
const ip=sessionStorage.getItem('publicIp'),participantId=localStorage.getItem('participantId');
const headers={'Content-Type':'application/json','Accept-Language':lang,...ip&&{'X-Public-IP':ip},
'X-Community-Id':communityId,...token&&{Authorization:'Bearer '+token}};
const parts=location.pathname.split('/');
const inPath=path.split('/').flatMap((part,i)=>part[0]==='{'?[[part.slice(1,-1),decodeURIComponent(parts[i])]]:[]);
const known={...Object.fromEntries([...new URLSearchParams(location.search),...inPath]),communityId,participantId};
const answers={};
const make=call=>{
let missing=false;
const key=call.replace(/\{(\w+)\}/g,(_,name)=>known[name]?encodeURIComponent(known[name]):(missing=true));
if(missing)return true;
const [method,address]=key.split(' ');
(answers[key]=fetch(location.origin+address,{method,headers,body:method==='GET'?undefined:'{}',signal:AbortSignal.timeout(3e4)})
.then(async answer=>({status:answer.status,ok:answer.ok,text:await answer.text()}))).catch(()=>{})
};
if(user)make(user);
const tab=tabs&&/^\?tab=(\w+)$/.exec(location.search)?.[1];
if(tab&&Object.hasOwn(tabs,tab))calls=tabs[tab];
else if(who!=='anybody'&&location.search)calls=[];
const members=who==='member';
const may=members?localStorage.getItem('isInside'):who==='anybody'||/MANAGER|ADMIN/.test(localStorage.getItem('authorities'));
const left=may?calls.filter(make):members?calls:[];
if(user&&left.length)answers[user].then(({text})=>{
const {participant,permissions}=JSON.parse(text);
if(members&&!permissions.permissions.includes('MEMBERS'))return;
known.participantId=participant.id;left.forEach(make)}).catch(()=>{});
earlyCalls={headers:JSON.stringify(headers),answers}
}catch{}})`;

/** The script for a page; `json` writes a value so that it cannot end the element it stands in. */
export const earlyCallsScript = (calls: EarlyCalls, json: (value: unknown) => string): string =>
  `${script}(${json(calls)})`;
