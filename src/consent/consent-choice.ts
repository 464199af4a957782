import { daySeconds } from '#locale/dates-and-numbers/units-of-time';
import { bannerId } from './element.ts';

/** APP-02: how long a choice is kept. */
const days = 182;

/**
 * The inline script of documents that have the banner: constant, as the loader is. It keeps the visitor's choice in the cookie `consent`, before any other
 * script is there, and writes it as `data-consent` of the root element, before the first paint: `ask`, `analytics` or `necessary`. The event `consent`
 * reports each choice, one of another tab too; one of this document is also `data-chosen` of the banner, and moves the focus to what opened it, else to the page. Where it does not run, or in a frame (`none`), no
 * banner is shown, and nothing that needs consent is loaded.
 */
export const inlineConsent = `(()=>{
const d=document,root=d.documentElement;
if(self!==top){root.dataset.consent='none';return}
const kept=()=>(/(?:^|;\\s*)consent=(analytics|necessary)(?:;|$)/.exec(d.cookie)||[])[1];
root.dataset.consent=kept()||'ask';
let opener;
const choose=(choice)=>{root.dataset.consent=choice;d.dispatchEvent(new Event('consent'))};
const again=()=>{
const now=root.dataset.consent,choice=kept();
if(choice&&choice!==now&&now!=='none'&&!opener)choose(choice);
};
addEventListener('pageshow',again);
d.addEventListener('visibilitychange',again);
d.addEventListener('click',({target})=>{
const at=(name)=>target.closest&&target.closest(name),banner=d.getElementById('${bannerId}');
if(!banner)return;
const box=banner.querySelector('input'),button=at('[data-consent-choice]');
if(at('[data-consent-open]')){
opener=at('button');
box.checked=root.dataset.consent==='analytics';
root.dataset.consent='ask';
banner.focus();
}else if(button&&banner.contains(button)){
const choice=button.dataset.consentChoice||(box.checked?'analytics':'necessary');
d.cookie='consent='+choice+';path=/;max-age=${days * daySeconds};samesite=lax'+(location.protocol==='https:'?';secure':'');
banner.dataset.chosen=choice;
choose(choice);
(opener||d.getElementById('main')).focus({preventScroll:true});
opener=undefined;
}
});
})()`;
