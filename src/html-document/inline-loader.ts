import { maxAgeOfTyping as maxAge, storedOfPerson } from '../tab/index.ts';
import { drawnId } from './state.ts';
import { keepTranslatedText } from './translated-text.ts';

/**
 * The one inline script of every document: constant, so that its hash can be in the policy of a page that is cached.
 * It keeps the cookie and localStorage `language` in step (NAV-02), lets the form that changes it come back to the very address, of which a
 * cached page knows only what it reads, and starts the portal's script: on an interactive page once its html is painted (sixteen modules that are asked for
 * before delay the paint of a slow phone by a quarter of a second), else after load and idle; at the first input at the latest. A policy of its own (`portico-loader`) lets it name that one script under Trusted Types.
 * Of html that waits for its script (`data-awaits-script`) it notes which button was pressed and, for this tab, what was typed when it is left, which a sign-out without the script forgets with what else the tab knows of the person; of any whether an input method is composing (`data-composing`), and no form without an address is sent by the browser itself.
 * Where this device keeps answers to a form that the html has not, by the name, version and last save that it states, it notes that as soon as the form is parsed (`data-keeps-answers`): the form states that they come back.
 * Before a document is left that holds files chosen so, the browser asks: no other document has them. Where the portal's script itself cannot be had, a form that waits for it shows its notice (FRM-24).
 * What counts as typed, and by what a control is found again, is the same as in forms/react/input-before-hydration/typed-input.ts and ui/controls/typed-controls.ts, which no inline script can import.
 * A browser older than those that README.md names is not given the script: its page stays as the server drew it, and states so.
 * A link or a form that is pressed is noted (`data-left`), for `watchEndedLoads`.
 * A text that a translator of the browser replaces stays React's (`keepTranslatedText`).
 * What differs per page is in its own `data-entry`, `data-preload`, `data-inlined`, `data-when` and `data-typing-place`.
 */
export const inlineLoader = `(()=>{
const d=document,own=d.currentScript.dataset,key='language';
const isOlder=!(Promise.withResolvers&&URL.canParse&&AbortSignal.any&&'popover' in HTMLElement.prototype);
d.documentElement.toggleAttribute('data-older-browser',isOlder);
const cookie=()=>(/(?:^|;\\s*)language=([a-z]{2})(?:;|$)/.exec(d.cookie)||[])[1];
try{
const kept=localStorage.getItem(key),sent=cookie();
if(sent&&sent!==kept)localStorage.setItem(key,sent);
else if(!sent&&/^[a-z]{2}$/.test(kept||'')){
d.cookie=key+'='+kept+';path=/;max-age=31536000;samesite=lax'+(location.protocol==='https:'?';secure':'');
if(kept!==d.documentElement.lang&&cookie()===kept)location.reload();
}
}catch{}
const isUnsaved=(name,{keptAs,version,lastKey})=>{
const note=JSON.parse(localStorage.getItem(name)||'null');
return note&&(name===keptAs||name===keptAs+'/'+note.by)&&!(note.isAcknowledged&&note.version<=version)&&!(note.currentKeys||[]).includes(lastKey)&&(!note.unsaved||note.unsaved.length>0);
};
const keepSpace=()=>{
const form=d.querySelector('[data-awaits-script=""]');
if(!form)return;
parsed.disconnect();
try{d.documentElement.toggleAttribute('data-keeps-answers',Object.keys(localStorage).some((name)=>name.startsWith(form.dataset.keptAs)&&isUnsaved(name,form.dataset)))}catch{}
};
const parsed=new MutationObserver(keepSpace);
if(own.when==='now'){
parsed.observe(d,{childList:true,subtree:true});
d.addEventListener('DOMContentLoaded',()=>{keepSpace();parsed.disconnect()},{once:true});
}
const leaves=()=>d.documentElement.toggleAttribute('data-left',true);
d.addEventListener('click',(event)=>{
if(event.target.closest&&event.target.closest('a[href]:not([href^="#"],[target])'))leaves();
const pressed=event.target.closest&&event.target.closest('[data-awaits-script=""] button');
if(pressed)pressed.dataset.pressed='';
const chosen=event.target.closest&&event.target.closest('[data-language]');
if(!chosen)return;
try{localStorage.setItem(key,chosen.dataset.language)}catch{}
const back=chosen.form&&chosen.form.elements.returnTo;
if(back)back.value=location.pathname+location.search;
},true);
for(const name of ['compositionstart','compositionend'])d.addEventListener(name,()=>d.documentElement.toggleAttribute('data-composing',name==='compositionstart'),true);
const isBox=(one)=>one.type==='radio'||one.type==='checkbox';
const drawn=(one)=>one.options?([...one.options].find((option)=>option.defaultSelected)||one.options[0]||one).value:isBox(one)?one.defaultChecked:one.defaultValue;
const touched=(one)=>one.options?drawn(one)!==one.value:one.type!=='file'&&(one.value!==one.defaultValue||one.checked!==one.defaultChecked);
const typedIn=(form)=>{
const keys=new Map(),counts={},typed=[];
for(const one of form.querySelectorAll('[data-name],input,textarea,select')){
const {name}=one.dataset,kind=(keys.get(one.parentElement.closest('[data-name]'))||'')+'\\n'+(name===undefined?isBox(one)?one.type+' '+one.value:one.tagName:name);
counts[kind]=(counts[kind]||0)+1;
keys.set(one,kind+' '+(counts[kind]-1));
if(name===undefined&&touched(one))typed.push([keys.get(one),one.value,one.checked===true,drawn(one),Date.now()]);
}
return typed;
};
const typing='portico.typing',place=own.typingPlace;
const note=(change)=>{
const all={};
try{for(const [where,list] of Object.entries(JSON.parse(sessionStorage.getItem(typing))||{}))all[where]=list.filter((one)=>Math.abs(Date.now()-one[4])<${maxAge})}catch{}
all[place]=change(all[place]||[]);
for(const where in all)if(!all[where].length)delete all[where];
try{sessionStorage.setItem(typing,JSON.stringify(all))}catch{}
};
const typedNow=()=>{const form=d.querySelector('[data-awaits-script=""]');return form?typedIn(form):[]};
let left=false;
addEventListener('pagehide',()=>{
const typed=left?[]:typedNow();
if(typed.length)note((before)=>[...typed,...before.filter(([key])=>!typed.some(([one])=>one===key))]);
});
const ask=(event)=>{if([...d.querySelectorAll('[data-awaits-script=""] [type=file]')].some((one)=>one.files.length))event.preventDefault()};
d.addEventListener('change',(event)=>{if(event.target.type==='file')addEventListener('beforeunload',ask)},true);
addEventListener('pageshow',(event)=>{
const typed=event.persisted?typedNow():[];
if(typed.length)note((before)=>before.filter((one)=>!typed.some((other)=>[0,1,2].every((part)=>one[part]===other[part]))));
});
d.addEventListener('submit',(event)=>{
const action=event.target.getAttribute('action');
if(action===null)event.preventDefault();
else if(!event.defaultPrevented)leaves();
if(action==='/auth/sign-out'&&!event.defaultPrevented){left=true;try{for(const name of ${JSON.stringify(storedOfPerson)})sessionStorage.removeItem('portico.'+name)}catch{}}
});
const policy=window.trustedTypes&&trustedTypes.createPolicy('portico-loader',{createScriptURL:(url)=>url});
const trusted=(url)=>policy?policy.createScriptURL(url):url;
const missing=()=>{
const notice=d.querySelector('[data-code-missing]');
if(!notice)return;
notice.hidden=false;
notice.querySelector('p').textContent=notice.dataset.codeMissing;
notice.querySelector('button').onclick=()=>location.reload();
};
d.addEventListener('portico-code-missing',missing);
let started=false;
const inputs=['pointerdown','keydown','touchstart','focusin'];
const start=()=>{
if(started)return;
started=true;
for(const name of inputs)removeEventListener(name,start,true);
if(isOlder)return;
const add=(files,link)=>{for(const href of (files||'').split(' ').filter(Boolean))d.head.append(Object.assign(d.createElement('link'),link,{href}))};
add(own.inlined,{rel:'stylesheet',disabled:true});
add(own.preload,{rel:'modulepreload'});
const script=d.createElement('script');
script.type='module';
script.src=trusted(own.entry);
script.onerror=missing;
d.head.append(script);
};
for(const name of inputs)addEventListener(name,start,{capture:true,passive:true});
if(own.when==='now')d.addEventListener('DOMContentLoaded',()=>{
requestAnimationFrame(()=>setTimeout(start));
setTimeout(start,1000);
},{once:true});
else{
const idle=()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:3000}):setTimeout(start,200);
if(d.readyState==='complete')idle();else addEventListener('load',idle,{once:true});
}
(${keepTranslatedText.toString()})(d,'${drawnId}');
})()`;
