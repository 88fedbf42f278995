import type { Lang } from './lang';

/** The answer to a call. */
export interface EarlyAnswer {
  status: number;
  ok: boolean;
  text: string;
  /** The script does not read it. */
  retryAfter?: undefined;
}

declare global {
  /** The calls that the page made before it had its code, with the headers that each was sent with, as JSON. */
  var earlyCalls: { headers: string; answers: Record<string, Promise<EarlyAnswer>> } | undefined;
}

interface EarlyCalls {
  /** The route's, with parameters in braces. */
  path: string;
  /** The call that returns the session's user. Absent if the page does not need it. */
  user?: string;
  /**
   * Like `GET /api/thing/{name}`. Names in braces are parameters of the path or the query, or `communityId`,
   * `participantId`.
   */
  calls: readonly string[];
  /** The calls of an address that has a `tab` and no other parameter, by tab. */
  tabs?: Readonly<Record<string, readonly string[]>>;
  lang: Lang;
  communityId: string;
  /** Whether the page was rendered for a signed-in user. The script calls nothing if the browser knows otherwise. */
  signedIn: boolean;
  /**
   * The audience of the calls. Where the browser does not know yet that the user is a member, they wait for the answer about the
   * user. Where it does not know that the user is a manager, or the address has a filter other than the tab, the client makes them.
   */
  who: 'anybody' | 'member' | 'manager';
}

/**
 * Makes the calls of a page's first screen like `request` of the client, which takes over the answers
 * (src/api/early.ts). It reads everything it needs from the browser. It leaves a call to the client if a parameter is
 * unknown or anything fails.
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

/** The script for a page. `json` writes a value so that it cannot close the script element. */
export const earlyCallsScript = (calls: EarlyCalls, json: (value: unknown) => string): string =>
  `${script}(${json(calls)})`;
