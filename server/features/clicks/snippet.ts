/**
 * Runs on users' websites. Sends the path, the referrer's host and an optional `via`, once per page and once per
 * navigation within it. Waits for prerendered pages, and respects opt-outs.
 */
export const SNIPPET = `(function(d,n,l){
var s=d.currentScript,u=s&&new URL("api/clicks",s.src).href,k=s&&s.getAttribute("data-key"),last;
if(!k||n.doNotTrack==1||n.globalPrivacyControl||!n.sendBeacon)return;
function host(a){try{return new URL(a).host}catch(e){return""}}
function send(){
var p=l.pathname,first=last==null;
if(p===last)return;
last=p;
n.sendBeacon(u,JSON.stringify({key:k,path:p,
referrer:first?host(d.referrer):l.host,via:first&&new URLSearchParams(l.search).get("via")||void 0}))
}
function start(){
var h=history,push=h.pushState;
h.pushState=function(){push.apply(this,arguments);send()};
addEventListener("popstate",send);
send()
}
d.prerendering?d.addEventListener("prerenderingchange",start,{once:true}):start()
})(document,navigator,location);
`;
