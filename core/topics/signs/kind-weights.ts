/** What each word and turn of a topic says for each kind. Written by `npm run topics -- --fit`. */
export const KIND_WEIGHTS = `
, b6c2d-4f1g-4h-2i-1|: a-3b7c1d-3f-4g-1h-1i-4j3|? a-2b-1c4d6e1f-1g-2h-2i-1j-1|a a-1c-2d4e1f-2g2h1i-2j-1|about a-2b3c3d-3e-3f-5g-5h4i-1j4|access b-1f-1h3i-1
accessibility g-1h-1i2|accidentally b-1f1|account a-4b4c-2d-1f6g-2h-5j2|accountant d4f-1i-2|accounting a-1d3f-1|across a-2d-2f4g2h-2|actions a-3b-1c-1f6h-1j-1
actually c1d3e-1f-1g1h-2i-1|ad d2|add a-1b-3d-3f5g5h-3j-1|adding g-2h2|address a-8b-9c-2d-6e-3f-5g-10h-11i-15j33|ads a1b-1c-1d-1e4f-1h-1i-1
advice b-3c-3d7e-1f-1|affiliate c-1d5e-2h-1i-1|after a-1b3c-3d-2f5g1h-4i-2j-1|afternoon d-2f-1g4|again a2f-1|agencies a-3c1d5e-2f-1g-3i1j-1
agency b-1d1e3f-4h-3i4j-1|ago a3b-2f-1|agree c-1f2h-1|ai a-1b2c-2d-1e-2f-5g-3h8j-1|air b-1e3i-2|all a-2c-2d4e-2f-1g1h1i-1|already b-1d2e-1f2h-1|alternative b1d1
alternatives d4g-1h-2|am a-1c1d-4e-2f-1g-1h2i5|ama a1|amazon a-2b-1c-1f4h-1|an a-4b2c-1f-3g3h-1i2|analytics a1b-1d-1g1h-1|and a1b-4c-1e2f6g-3h-2i-1j-2
android a-1b2c6e-1f-3g-3h-3|angry a1f-2h2|announcing b4c-2f-1g-2|annual a2c-1e6f-1h-5i-1|another a-1c-1d2f-1g-2h1j2|answer a-1b-1c-1d-1e-1f-2g-1h5
answered a3c-2f-1|answering a2c-1f-2g-1h4i-1j-1|answers a-2b1c1|any a-4c1d6e-1g-1h-3i-1|anybody b-1c-2d2e1f-1g3h-2|anymore a-3b-1c1e-1f4h1
anyone a1b-2c-1d6e-3g-1h-2i-1j1|anyone:bad d1|anything a1b-1g2h-1i-1|apart a-2c4d-1f-2|api a2c-2d2e-2f1h-1i-1|app a-1b3c2d-5e2g-1h-2i-1j-2
apple b-3c-1e-1f6g-1h-1|apply c1d-1|appreciate b-1c2d-1|apps b-1c-1d1e-1f-4g-1h5i1|are a-2b-2c-4d-1e4f-4g-1h9i-3j-1|arrive e-1f5g-1h-3i-1|article c-2j3
articles f1|as b2d1e-2f-2g-4h-1i4j-1|ask a1b-2f2g2h-2|asked a1f-1|asked:ago a-1d-3e-1f1g4h-1|asked:bad a2b-1c2d-2e-1f-1g2h-2i-1j-1|asked:gain a-1d2f-1
asked:good a3b-1c2d-1e-1f-2g1h-1i-1|asked:guide d-1e-1f-2g5h-1i-1|asked:judge c2d-1|asked:learnt a2c-1d2f-2|asked:not a3b-1c-3d-3e-1f2g3h-1i-1
asked:show a1b-1c-1g2h-1|asked:thing a-2b-1c-2f3g1j2|asking a-2b-1c-3d1e-1f1g-3h7i-2|asks a-2b-1c4d6e1f-1g-2h-2i-1j-1|at a-4b-1c-3d1e1f7g-4h-7i7j-2
audience a-2b-1c-1d2e-1f1g-1h13i-13|audits a1b1c-2d-1f-3h2|austria b-1c-1f3g-1|automate g1|automatic g1i-1|avoid d-2e-1g3|away a-1d2h-1
awkward a-1b-1g-2h-2i5j-1|aws e1|b c4e-3|b2b b-2c-2d1e-1f1g-1i3|back a2b-2d5e-1f-1g-4h1i-2|backup a-1f1|backups a1b-1c-1g2h-1i2j-1|bad e-1f1g-2h3i-1
bakery a1c-2d4f-2g-2h-3|bank b2c-1d-1e3g-2h-1i-1|bankrupt a1|banners a-2c-2d-1e-1f-4g-1h6i3j-1|basecamp a-1c-2d-2e2h1i-1j4|based e1|be a-3b-2c7d-2e-1f-3g-1h4j-1
beat a-1b-2d-1f-1g-1h5i-2j-1|beats c-1d-1f-4g-1h7|because a-1b2c-2e-1f-2g-1h1j2|become a-1d-1e-1f-2h5i-1|beehiiv e1i-1|been a-1c-2d-2e-2f8g-1h-2i-1j-1
before b-3c2d1e-3f-2g4h-4j2|begging g2|beginner c1d-1e1g-1|beginner's a-1b-1d-1e-1g7h-1i-4|beginners b1g4i-3|behind a-1b1d-1f-1g2
being a-1b-1c-1d-4e-1f-1g-2h9i-1j-1|believe a-1b-1d-1f-3h5|berlin a1f-1|best a5b-4c1d5e-3f-2g5h-4i-9j1|beta a-1b6d-2e2f1g-5h-3i-1j-1
better a2b-3c3d-5e5f-3g4h-2i-3j-1|between a-2b-1d-4e10g-2h-4j-1|big a-1b2c-2d-2e4f1g-1h1i-2|biggest a6b-1c-1f-4h-2|bike a-5b7g-1|bill c-1d-2e1f5g-2h-1j-1
billing a1b-1e6h-4i-1|black b-3g3h-2i3|blog a3b-2c-2d-2e3f-2g4h-4i-1j-1|board a-3b3|book a-3b2d2e-1f1g-1|booking c-2d-2e4|bookkeeper c-1d1e3g-2h-1
bookkeeping b3f-1g-2|bookmarks b5g-1h-5|books c-5d8h-2i-2j-1|bookshops c1d-1g-1h-1i2|boring a3b-1d-1f-4g-1h4i-1j-1|boss a-1f4h-2|bot a-2b1f2|brand a-1c2d-3f1h1
breach a2b-2d-3f-1g4|broke a2d-2f1g-1|broken a-1b-1c1d2f2g-2h-2|brought a1|browser b2c-2d1e-1h-1i2|brutal b-1c3f-1|budget b-2c-1d2e2f-3g-2h-3i6j-1
budgeting a-1b5c4d-1e-1f-5g-1h-1i-1|bug a1b1|build a-2b-4c-1d-2e-1f9g2h-5i-1j-1|building a-2d-1e-1f-1g2h3j-1|built a-6b8d-1f-1g-1|burnout b-1e-1f-1g-1h-2i2j3
business a1b-2c-2d3e-2f2g-1h-1|busy b-1c1d-2e-1f-1g2h4i-2|but a-1b-3c1d-3e-1f9g-1h-3i-1|buy c1d-1e4f-1g-1h-1j-1|buying c1d-1e5f-2g-1h-2i-1
by a4b-3c-1d-1e-1f-2g6h-2i-2j-1|caddy d-1g2|calendly b1|call a1b-2f-1h2|called b4c-1f-2|calling d3e-1h-1|calls b8c-2d-1e-2f8g-3h-8i-5j-2|calmer a4e-1f-3
can a-5c4d2e-1f-1g4h-3i-1j-1|can't a-1b-3c-1d-2e-1f10g1h-5i-1j-1|cancel a-2f3g-1|cannibalization f-1g1h1|canva b-1d2h-1|card a1c-1d-1e3f-1|ceramics a2b-1f-1g-1
change a-2b-1c1d-1f1h2|changed a1b-2c-3d2e-1f3g-1h-1|changelog c-2d2g2h-1|changes b2f1h-2|channel d-1e1f-1h2|charge c-2e2f-1g-1h2|chargebacks f-1h-1i4j-1
charged a1f2h-2|chase g1|chat a2b-1f-1g-1h1|chatbots c-1e-1f-1g-4h6|chatgpt a2|cheap d2h-1|cheaper d-4e5|cheapest a-1d3f-2g-3h4i-1j-1|check c-1d-1f3g-2j2
checking g1|checklist a-1b-3c-1d-1e-1g8h-1i-1j-1|checkout a1c4f-2g-1|checks b-2g3|choose b-2c-1d3e2f-1g1h-1|chrome a-1b2|churn a1d-1f-5g1h-3i4j3
ci a-1b-1d-1f7g-1h-1i-3|clauses a1b-1f-1h-2i4|clear b-1c2|cli a-1b5d-1g-3h-1|click c1|clicked a1d-1f-1g1|clicks a-1f1|client a5b-4c-3d3e-1g3h-6i1j-1
clients a6b-4c-3e1g-2h-2i2j-1|close a1b-1|closed a-1f1|cloud a-2d-1g-1h1j2|cloudflare d-2e3f1i-1|co-founder a-3b4c-1d1e1f-1i-1|code a-3b-3c2d1e-2f1h2i3j-1
coffee c3d-3|cofounder a-2d5f2g-5|cold a2b-2c4d2e-1f-6g-1h1i3j-1|colleagues a-2c-2f-1j4|come b-1d-2e1f1g-3h3i-1|comes a-2b2c-1f-1g-2h-2i5j-1|comment a3d-2
community g-1h13i-13|company a-2b-1c1d1e-2g-2h-2i7j-2|compared b-1c-1e7f-4g-1h-2|competitor a-2b-1c-2e-1f9g-1h-4i-1j-1|complain b1c3d-1f-2|complained a2f-2
complete a-1g2|confuse c2d-2|console a-1f1g1h-1|consultants a-2b3f-1|contact c-1d1|contacts c-1d1|container a-1f4i-1|content b-1d-1g1j2
contract a-1b1c4d-5e-1f3g4h-6i-1|contractor a-1f1|contracts a1b-2c-2d4e-1f-2g-2h-3i5j-1|conversion a-1d-1f2|conversions a3c-1f2g-1h-2i-1|convertkit e1i-1
converts c-1e1|cookie a-2c-3d-1e-1f-3h6i3j-1|copied a-3b-1c-3f7|copy c-1f-2g-1h1i4|cost a2e-2f-5g-1h3i2j-1|could c-3d3|course a-1b1c2d-2e-1f-3h-1j3|cover b-1c1
crawled f1|crawling a3c-1f-2|created a-2b4f-1|credit a1|creep c-1d5e-1f-1g4h-4i-3j-1|critique a-1b-2c6f-3g-1i-1|crm a1b1c-1d4e-2f-2g-2|cron d-1e2
css a-2b5c-2d-2e3f-1h-1|csv a-2b2f4h-3i-1|currently f1|customer a7b-3c-1d-1e-3f-7h-4i7j-1|customers a1b-4c-3d-1e1f8g-2h5i-8j-1|cut a-5b-1d-1f-1g7i-1
daily a-1b-1f2h1|dark b4c-2d3e-3f-2g-1h2i-2j-1|dashboard f-1h1|dashboards b1g-4h4|data a2b-1c-1d-2f-2g4|database a2b-1c-1f-1h1j1|day a6b2c-3d1e-2f-2g-3h-2i1j-1
days a11b-5c-2d4e-1f-2g-5h-2i-1j-1|dead a-2b1c-1d3e-2h1|deadlines a-3b2c-1d-1f3g-1h2i-1j-1|deal a1f-1|debt a-1d-1e-1f-3h-1i6|decided b2c-1f-1|deck c1f-1
deed.:anyone doing b-1d1h-1j2|deed.:asked did a4c-1d-2f-2j2|deed.:asked do a-3b-1c-1d-6e-1f-1g8h1i3j-1|deed.:asked does a-1d1g-1i-1j2
deed.:asked doing a6d-1f-2g-2i-1j-1|deed.:asked is a-1c-2d7e-1f-2g-2h-3i-1j-1|deed.:asked may a-6b-1c3d5e1f-4g2h-1i-1j-1|deed.:asked not a2b-1c-1f-1
deed.:asked was a1d4e-1g-3h-1|deed.:here is a-2b3e-1f-1|deed.:i did a7b2c-1d-2e-1f-3g-2h-2i-1j-1|deed.:i do a2b-4c-3e-2g1h4i-2j-1|deed.:i doing a-3b4d-1f1g-1h-1
deed.:i has a-4b-1c4d-2e-1f3|deed.:i is a-2b1e2f-1g-1|deed.:i may b2c-2d-3e-1g2h1|deed.:i not a-3b-1c-2d-1f1g-1h5|deed.:it does b-1d-1g3
deed.:nobody did a6b2c-2d-4e-2f-2g-2h-5i3|deed.:nobody do a-4b-2c2d-2e-2f-2g7h-1i-3j2|deed.:nobody does a3b-1c-1d-2e-1f1g-2h3
deed.:nobody doing b-2c-1d-1e-2f1g-1h-2i6|deed.:nobody is a-2b-2c-4d11e1f-3g-2h-4i-1j-1|deed.:nobody may a-4b-3c3d5e1f3g-4h-1i-3j-2
deed.:nobody none a-1b-2c-3d-3e-1f-2g-1i8j1|deed.:nobody not a-1b-1c-2d-2e-1f4g-2h3i-1j-1|deed.:other did a-1b1c-1d-2e2f4g-3h1i-5j1
deed.:other do a-2b-2c1d-6e-3f2g6i1j-2|deed.:other does a-2c-3d1e-2f7g-4i-1j-2|deed.:other doing a4b-2c2d-1e2f-3g1h-1i-3
deed.:other has a-1b3c-1d1e-2f-2g-1h4i-2|deed.:other is a-2b3c-2d-3e-1f-2g-4h6i-1|deed.:other may a-1b-1c-2d-1e2f-3g-1h6
deed.:other not a-1b1c-1d-1e-1f3g-4h4i-2|deed.:other was a-1b-2d2e-1g-2h6i-2j-1|deed.:own did a7b-3c-2e-1f-2g-1h-1j-1|deed.:own do a-4b-1c2f4h-1
deed.:own does a-1b5c-2d-1f1h-2j-1|deed.:own has a-2b-1c-1d-1f2h2|deed.:own is a-3b3c-2d-1h1j-1|deed.:own not c1|deed.:own was a2b-1f-1
deed.:people do a-1c-1d-3e-1f3g-1i3|deed.:there is d-1f-1h4j-1|deed.:you do b-3c-1d1g1h1|deed.:you may b3d-3e-1h2|deed.:you not d-2g-1h2|deed:anyone did d2
deed:anyone do d1|deed:anyone doing b-1d1h-1j2|deed:asked did a3c-2e-1f-2j2|deed:asked do a-3b-1c-3d-1e-1f-2g5h1i3j-1|deed:asked does a-1d1g-1i-1j2
deed:asked doing a5b-1c2d-3f-2g-2i-1j-1|deed:asked is a-3b-1c-4d5e1f3g-2h-3i-1j-1|deed:asked may a-5b-1c3d5h-2i-1j-2|deed:asked not a2b-1c-1f-1
deed:asked was a1c-1d5g-3h-1|deed:here is a-2b3e-1f-1|deed:i did a7b2d-2e-1f-3g-2h-2i-1j-1|deed:i do b-4c-1e-2g1h4i-2j-1|deed:i doing a-3b4d-1f1g-1h-1
deed:i has a-4b-1c4d1e-2f2|deed:i is a-2b1c-2e3f-1g-1|deed:i may b2c-2d-3e-1g2h1|deed:i not a-3b-1c-2d-1f1g-1h5|deed:it does b-1d-1g3
deed:nobody did a6b2c-2d-4e-2f-2g-2h-5i3|deed:nobody do a-4b-2c2d-2e-2f-2g7h-2i-3j2|deed:nobody does a3b-1c-1d-2e-1f1g-2h3
deed:nobody doing b-2c-1d-1e-2f1g-1h-2i6|deed:nobody has c-1d2|deed:nobody is a-2b-2c1d3e4f-4g-2h-2i-1j-1|deed:nobody may a-3b-2c4d5e2g-3h-2i-2j-1
deed:nobody none a-1b-2d-2e-1f-2g-1h-1i7|deed:nobody not a-1b-1c-2d-2e-1f4g-2h3i-1j-1|deed:other did a-2c1d-2e2f4g-3h1i-5j1
deed:other do a-2b-2c-1d-3e-1f1g5i1j-2|deed:other does a-2c-2d2e-2f6g-4i-1j-2|deed:other doing a4b-2c1d1e2f-3g1h-1i-3|deed:other has a-1b3c-1d1e-2f-2g-1h4i-2
deed:other is a-1b3c-2d-2e-1f-2g-4h6i-1|deed:other may a-1b-1c-2d1e2f-3g-1h5|deed:other not a-1b1c-1d-3e1f3g-4h4i-2|deed:other was a-1b-2d2e-1g-2h5i-2j-1
deed:own did a7b-3c-2e-1f-2g-1h-1j-1|deed:own do a-4b-1c1d1f4h-1|deed:own does a-1b5d-1h-2j-1|deed:own has a-2b-1c-1d-1f2h2|deed:own is a-3b3d-2h1
deed:own not c1|deed:own was a2b-1f-1|deed:people do a-1c-1d-3e-1f3g-1i3|deed:there is d-1f-1h4j-1|deed:you do b-3c-2d2g1h1|deed:you may b3d-3e-1h2
deed:you not d-2g-1h2|deed?:anyone did d1|deed?:anyone doing d1|deed?:asked do c-3d7g-5|deed?:asked doing c3d-2|deed?:asked is a-2c-3d-1e1f4h-1
deed?:asked may a-1c1d2e-1f3g-1h-2j-1|deed?:asked was c-1d1|deed?:i did a1b-2c4d-1e-1f-1|deed?:i do a-2c2|deed?:i has d2e-2|deed?:nobody do d1
deed?:nobody has c-1d2|deed?:nobody is a-1b-1c4d-5e4f-2h1j-1|deed?:nobody may a-1c2d2e1f-2g-1h-1|deed?:nobody none a-1b-1c5d2e-1f-2h-2i-2j-1
deed?:other did b-1c2|deed?:other do c-3d4e3f-3g-1|deed?:other does c1d2e-1h-1|deed?:other is d1|deed?:other may c-1d2e-1|deed?:you do c-1|deleted a5b-1c-1f-3
deliverability h-1i3|delivered a-1f1|demo a1b-2d-2e-1f7g-3i-2j-1|dentists a2b1c-1e-1f-1g-3h-2i6j-1|deploy b1g1|deploys a5f-5|design a-1b4c-1d-3f-4g-1h5i-1
designed c1d-1|designer a-4b-3c-1d3e5f1h-1i-2j-1|designers a-1b1|desk b2f-1h-1|dev b-1c-1d2e4g-1h-1i-2|developer a-3b-1d-2f2g-1h-1i5|development c-1d1
devs a-3b2g-1h2|dhh a-2d-1g-1h1j2|did a1b-2c-1d6g-4h-1i-1j-1|didn't a2b-1c-1f-1|die d1f-1h1|dies f1|difference c-2d-3e8f-1g-1i-3|differently a1f-1
digit a6b-3c-2d1e-1f1g1h-3j-2|digital d1g-1h-2j4|digitalocean b-1e2|discount a-1b-1d-1e-2f-1g-1h9i-6|discounts a2h-2|discovery a-1d-3g1h3|django d-1e1g1
dkim d-1f2g1h-1|do a-3b-2c1d6e-1g-1h-1i-1j-1|docker a-3b-3c-1e-1f6g6h-2i-5|docs c1d-2e2f-1g1|does a-2b-2d5e-1g-1h-1i-1|doesn't b3d-1e-1f-1g-2h1
doing a1b2c-1d-2e-1f1g-1i-2j2|dollars a3b-2|domain a-3b-1c-1d-1e-1f7g1h-2|don't b-3c-1d-3e-1f1g-1h6i-2j-1|doubled b-2f-3g4|down a5b-3d1e-2f-1g-1j-1|drop c1
droplet d-1f2g-1|dropped a1|due d2e-1h-1|each e3f-2h-1|early b-1c2d-3f-1h4i-1j-1|easier c-1d-3e4h-1|eats f1|ebooks a3b-1c-1d1f-1h-1i-1j-1
economics a-1b-1g-1h-1i4|else a-1d3f-1h-1|email a3b-2c-2d1f-5h-1i4j-1|emails a-1b-2c-1d3e-2f4g-4h1i2j-1|employee b-1c-1d3g-2h-2i2|employees e2f-1h-1i-1
empty a-1f2h-1|end a1b-2e-1h3i-1|engagement a-2d-1f4j-1|english c-1d4i-2|enough a-1d4e-1h-1|enterprise b4c-1f3g-2h-1i-2|equity a-1b-1d1e-1f-1g-3h5i-1j-1
error g2h-1|errors a-3b-1f-2g4|estonia d1g-1|etsy a-2b-1c-1d2e3g-1h-1|eu a-1d5e3f-1g-1h-2i-2|euros c-1d3h-1|even a-1b-1c-2d1f4h-1|ever a2c2d-1e-1f-2g4h-5i-1
every a-1b-3c-3d-4e-2f2g5h1i-1|everybody a-2b2c-1d4f-2|everyone a-1b3c-2d2f1h-1i-1|everything a1g-2h1|exactly a1b-2f3|expensive b-1d4g-1h-1
experience a-3b-2d2e-1f-1g-1h3i1|explain a-1b-1d-1f1h2i-1|export c-1d3f2h-3i-1|extension a-1b4c-2|eyes a-1b-1d-1f-1g-1h2j2|facebook h1|fail a-1d-1e-1f2g-2h3
failed a5c-3d3f-3i-1j-1|failing a3i-2|fair b-1c1d3e-2g-1i-1|fake c7d-7e-1f5h-2i-1j-1|faster a4b3c-2d-2f-4g1|fathom e1i-1|favorite d1|feature a5c-1f-3g-1h-1
features a1b-1c-2f1g7h-6i-1j-1|feedback a-1b-3c12d-5e-1f-3g-1h-1i-3|feel a3b-1c-2d1h-1|fees a-1e-1h-2i4|fell a3f-2h-1|few c4d-1f-2|fewer a3d1e-1g-1h-2
fieldnote b3h-3|figma a-1b1c-1f-3g-1h5i-2j1|figure a2f-2|file d1|files a-2d3e-1f2g-1h-2|final f2h-1|finally a4b1c-2e1f-5g-1|find a-1b-2c-1d2f6g-2h-3i-1
finding a-3b-1c-1d-1f4g-1h-1i4j-1|fine b-4c-1d-3e-1f5h3i-1|finish a-2f5g-1h-2|finished a2b-2c-1e2f2g-1h-2|fire d-2g3h-1|fired a1b-1|first a7c3d2f-8h-3j-2
fixed a5b-1c-2e3f-2g-2i-1|flag a-1b4f-2|flags c6d-6h-1i2|flaky d-1f6g-1h-1i-3|flat a-2c3d-3e2f2h-1j-1|flats b6g-2i-4|flow b-1c2|flows a-2b-1f3|flutter e2i-1
flyers a2b-1c-1e1f-1|focus a-1f3h-1|follow b-2c-1d1f-2g5h-2|followers c-1d3f-2|font a-2b2|fonts d1|for a-1d3e1g1h-1i-3j-1|form a-2b-2c2d1e-1h2|forum a-2d-1f4g-1
found a-2b-1d-1h-1j4|founder a2b-1e-1f1g-3h1i1|founders a-2b-2c-1d-2e-2f-3g-2h7i3j-1|four a3b-2c-1d2f-3g1|fourth a-1b1|framer e1|framework a-2b1d-1h4i-2
france d1g-1|free a-2b1d3e-2f-6h5i-2j2|freelance a5b-3c4d1e-2f-5g-5h-5i6j-1|freelancer a-1c-1e2|freelancers a-1b2c2d1e-1f-3h-1i2j-1
freelancing a8b-2c-1d-1e-1f-2g-3h-2i2j-2|freemium b-7d-1e-2h8|friday a5b-5d-1e-1g2h-2i2|fridge a-5b5|friendly f-1h2|from a8b-3d-3e-1f1g-1h-2i-4j-1
front a3d-1g-1|froze f1|full a1e3f-2|full-time a-1d-1e2f-1g-1h-2i4|furniture b6f1g-2i-4|g2 g1|game a-2d-2g7h-2i-1j-1|games a-1b-1f-1h3i1j-1|gb f2g-1
generator a-2b5c-2f-1|german f1|germany d1g1|get a-3d2e-3f3g2h-5i3|gets a-3b-2c1d-1f4g1h-2|getting a-3b-2d2e-2f5g2h-2i-2j-1|ghost e2f1g1h-1i-2|git a-1b1f1h-1
github a-3b-1d2e-1f5g-1h-2i-1j-1|give c3d-2|giveaway a-2c-1d3f2g-3h-1|giving a2h-1|gmail f1|go a6c-1d-1e2f-3g-2h-1i-2j-1|godot c-1e3|gold h-3j4
gone a-1b-1c-1f-1h3|good a1b-3d7e-5f-6g-5h3i-4j4|goods d-1h-2j4|google a-4c-5d2e3f6g1h-2i-1j-1|got a8b-5c-2e-1g-3h-1i-1|great a-1b-1d-1f1h-2i-2j5|grown a1f-1h1
growth a-1b-1g-1h1i4j-1|guide a-3b-1c6d-7e-1f-1g12h-4i-5j-1|gumroad a3b-1f-1h-1i-1j-1|guy a3b-1|guys b-1c2d-1g-1h2|habit b-2c-4d6e-1h1|had a2b1d-1f-2g1h-1
half a5b-2d-1e-1f2g3h-5i-1|halved a2f-1|hand d1|handed a-2b-1f4|handle a-1d2g-2h-2i3j-1|handles a3c-1d1f-2|handmade b-1e3f-1g-1h-1|happened a1d-1
happier a-1f-2h3|happy d1e-1|hard a4b-1c-2d-1f3g-2h-3i-1j-1|has c-3d2g-1h3i-2j-1|hate a-1b3c-1f-3g2h2j-1|have a-4c1d4e-2f4g-2h-2i-1j-1
having a-3b-1c-1d-1f8h-1i-4|headline c1d-1|health g-1h-3i4|hello b2e-1|help a-2b-2c-2d-1e-1f9g-4h-1j-1|her a-3c-1f3|here a2b2c-3d3e-1f-3g-1h-2i-1j3|here's a4b-4
here:learnt a-2b3e-1f-1|here:thing a-1b2e-1|hero c2d-1|heroku a-1d2f-1g1|hetzner b-1e2|hey a-1b3c-3d2g-1|hi a-2b4c1f-2h-1i-1|hid a1f-1|hide a-1b1d2f-1
hire a7b-3c-5d2e5f-6g-5i-1j-1|hiring a1b-1c-1d1e6f-2g-1h-3i-1|hit a1b1f-1|hn b3g-1h-1|hold a-1b-1f2|home a-2b3f1g1h-3|homepage a-2c7d-4f3g-2h-1i-1j-1
honest b-2c3d1f-1g1h-1|honestly a-1b-1c2d-1e-1h3|hooks a-3g4h-2i2|host c-1d1e2g1h-1|hosting a-1c-1d1e1f1g-1h1i-1|hot b-2c1e-1f-1g-1h4|hour d-1e1g1
hourly a4b-2c-3d-3e3f-1g-2h5i-1j-1|hours a-2b5c-1f-2h-1|how a5b-4c-1d5e-2f-3g3h-5i-1j1|hreflang a-3f-2g4|html a4d-2e2f-4g1|hubspot c-1d2e1f-1g-1
hunt a-1b2f-1h-2i4|i a-1b1c-2d1e-1f3g-1h1i-1j-1|i'd b-1c3e-1f-3h3|i'm a-4d1f1g-1h3j-1|i've a2b1f-1g-1h-2j2|i:ago a11b-5c-1f-5g-1h-2
i:bad a4b-1c-2d-3e2f2g1h-5i-1j-1|i:gain a6b-2c1d-1f-4g-1|i:good a-1b1e-2f3g-1h1i-1j-1|i:guide a3b-3d-2f1g1h-1|i:judge b-1c4d-1f-4h1|i:learnt a4c-3d-2e1f1g-1h-2
i:not b-3c-1d-2e-1f5g-2h1|i:show a-2b9c-1d-2f-6g2h-2i-1j-1|i:thing a3b3c-1d-2e-1f-2g-1h-2j-1|icon a-3b3c2d-2|idea a-1b-2c-2d4e-1f4g1h-4|ideas c-1d3g-3
if a-1d1f-3g1h2|illustrators b-1c1d-1g-1i3|image a-4b-1f1g5h-1i-1|images b-1d-1e2f-1g2i-1j-1|import f1|imposter b-2f2h-1i2|improve c-1g1|in b1c-2d1e-2f-1g1i1j-2
in-house a-1d-1e4f-1i-2|inbox b-6c-1f7|included d-1g2|income a4b-2c-1f-3h3|index b-1f1h-1i-2j4|indexed f1|indexes h-2i2j1|indie a-1b-3d-2e-1f-1g5h2j-1
industry a-2b-2c-1f-2h1i-1j6|influencers a-1b-1g-1h4i-1|instagram a4b-2c-2d2f-2|insurance d1h-1|interesting a-1f-2g-2i-1j5|internal e-1f-1g-1h-1i4
interview a-1f-1g3h-2j2|interviews a-3b-1c-2d-3e-1f7g2h-2j-1|into a2b1c3d-3e-1f-1g-1h1i-1j-2|intro g3i-1|introducing b9d-2f-1g-3h-3i-1
invoice a1b1c-2d-1e-1f2g4h-6i1j-1|invoices a-2b-3c3d2e-1f1g-2h-2i5j-2|invoicing a-2c-1d4e-3f-1g1h-3i4j-1|ios b1c3d-2f-2g-1h-1|ireland d1e-1
is a-3b3d1f1g-4h6i-4j-1|isn't a-1b-1c-1d4e-1f-3g-3h5i-1j-1|it b-1d5f-5g-1h-1i2|it's a-3b3c3d-1f-1g-1h-1|it:good b-1d-1g3|it:thing a-2b1c-1d-1g3|italy a-2b2
itch b2c-1|its a-4b2c1d-2e2f1g-1h3i-1j-1|january a-3f3|japan a2d-1f-1g-1i1|javascript a-2b-1d-1e1f-1g6h-1i-4|jira c-1d-3f-1h4|job a-4b1d1g-1h2i2j-1|jobs b1
jquery d-1h2|junior a-1c1d-1e1f-1g-1h2|just a-2b1c-2d2e-1f1g-2h4j-2|kanban b1e1h-1i-1|keep c-2d-2e2f5g2h-6j-1|keeps a-3b-1c-1d-1f2g5h-2i-1|kept a3b1f-4
keyboard b4c-1d4e-1f-1g-1h-2j-1|keyword a-4b-1d-1f3g1h3|kickstarter a4b4c-2d-1f-5|kids b1c-1d1f-1h-1|killed a3b-2c-1f-3h2|kind a-3c1e-1f-1h4
know a-4b-1d3f4g2h-3|knows d3e1i-2|kubernetes a-1b-1d-1e-1f-1h1i5j-1|label b5c4d-2e1f-5i-4j-1|land a-2b1f3g-1h-1|landed a2d-1|landing a1b-4c2d-1f-1g-1h2i3j-1
landlord a-4c-1f5|languages b1|lantern b2f-1|laptop b-1c-1d1f2h-1|largest a-1f2|last a-1b2g-1h-1|late a3b-1d-1e-1f1g-2h-4i4j-1|later h-1j2
launch a-1b2c-1d-3e5f-2g4h-3i-2j-1|launched a-6b8c-1d1e-1f-2g-1h-1i-1|launching a-3b7c-1f-3g1i-2|law d1|lawsuit a3b-1c-1f-1|lawyer d1|lazy a1f-2g2h1i-1
leads a8b-1c-1f-5h-2j-1|learn a-3c-2e6f-2g-2i-1j-1|learned a4b-1f-1g-1|learning d1e-1f-1g-2h-2i5|lease a-3d-3e1f1g4h-1|leave a-2b-2c1d2e-1f5h-4i-1
leaving a-2d-1g-1h1j2|leeds a2b1f-2|left a-1b1c-1f3h-1|lemon e1|less a2b-1|lessons a6b-1e-1f-3i-3j-1|let a5b-2d-2e-1f-1h-1|level a-1b-3f1g5h-1i-1|library a-2b3
life b2d-1f-1g-1h-3i3|like a-2b2c1d1f-2g1h-2|linear d-1e1|lines a-5b5c-1d-1e-1f-3g8h-1i-5j-1|link f4h-1i-2|linkedin a1b-2c-2d2e-1f-1g-1h2i5j-3
linking b-1e-1g-1h-1i4|links a-1b-2d2f4g-2h-3i-1|lisbon a-2b-1d2g2|list b-2c-1e1f-2g4|little a-1b3c-1d-1f-2h5i-2|live a1b8c-2e2f-2h-7i-1j-1|llc c-1e2i-1
load a2f1g-1|local b-2c-1d-3e3f-1g-2h-1i6|locally a-1b-1e-1f5g-1h-1|login a-2e-1f9g-1h-3i-2|logo b-1c2d3e-5f-1g1h-1i-1|logs a-1g1|loneliness e-1h-4i6
long a-1b-1c1d-1e4f2g-2h-2i-1j-1|look a-1b-1c10d-6e-1f-1g2h-3|looking a-2c6d2e-1f-2g-2h-2i-2j-1|losing a-6b3d-2e-1f6g2h-2i-1|lost a2b-2f2g-1|lot a1b1c-1d-1h1j-1
love a-1b-1c3f-2g-1h1j1|low a-1c-1d1f2|macbook b-1e3i-2|macros a1b-1f1|made a1b2c2d2e-1f-5g-2h1i-1j-1|mail b-2c1e2|mailchimp a-3c-1d1e1f3g-1i-1
make a-1b-1c3d-1e-1f-3g3h3i-3|making a-3b1d1e-1g5h-1i-1|manager a-2b3d-1e2f-2g-1|manchester b-2d-1e-1g-2i6|many a-1b-3c-3e1f4g-2h2i-1j-1
maps b3c-1e3f-2g-1h-1j-1|march a1b-1|markdown b4c-1e-1f-2|market c-1d1e3h-1|marketing a5b-3c-3d5e-3f2g-9h2i5j-2|matter b-2c-1d1f3g-1|may f1h-1
me a8b-7c3d-1e-1f-2g-3i-2j1|meal b1c4d-1e-2f-2h-1|mean d1f-1h1|measured c-2e2|media a6d-1g-5i-1|meet b6c-2g-3|meeting d-2g-1h2i3|meetings a1c3d-3e-1h1
memory a-2b-1d-1f2g3h-1i-2|mental g-1h-3i4|messages a-1b4d-2f2g-1h-2|microservices a-1b-1e-1g-6h8|migrate d-1g1|migrated a1|min c-1e1f-1g1h-1j2
mind a-1b-1c-1f-1h3|minute b-3c-1d-3e-1f2g-2h6i-3j1|minutes a4b-2d-3e-2f2g1h-2i-1|missing a-1c4d-2e-1f-1|mistake a2b-2d-1e-1f-2g-1h5i-2j-1|mistakes d-1g3
mit a-2b4f-2|mobile a3b-1c-2d-1e3f-2h-1|mode a1b6c-1d-1e-3f-2g1h-2i-2j-1|monday b5c-1f-3h-1|money a1b-2d-1e-1f-3g-2h8i-3j-1|mongodb a2g-1
month a9b-1c-1e-2f-1g-2h-3i-1j-2|monthly a1e6f-1h-5|months a4b2c-3d-3e-2f6g-3h-3i-2j-1|more a-5b-6c-3d-4e5f7g1h1j1|morning a1b2f-3|most a4b-1c-1d-1e3f-5g-1h2j-1
move a-2e-1f-4g-4h9i-4|moved a3e-1f-1g-1|moving a-1b-2d2e-1f2g2h-1i-1|mrr a2b-1d-1f2g-2i-1|much a-1d2e-1f-3g-1h5i-2|mvp c-1d2e-2h1
my a-2b1c6d-2e-2f4g-2h-3i-2j-2|myself a1c1e2f-1g-2h-1|name a-1c4d-3e-1f4h-4|nas d8g-7h-1|native c-2e3|nearly a2f-1|need a-2b-7c2d9e-3f-5g-6h7i-1j-2
needed a-5b2f-1g5i-1|needs a-1b-2f-2h5|negotiation b2c-4d7h-2i-2j-1|never a4b-2c-1d-4e-1f4g-2h4i-4j-1|new b8d-2e-3f-3h-1i-2j-1
newsletter a3b-4c-2d-3e2f1g-6h2i7j-1|newsletters d2e-1f-1h-1i1|next a-2b5c1d-1g-1h-1i-2|nice a-1b2c-1f-1i-2j4|niche c-1d1e-2f1g2h-1|night a-1f2
nights a-3b6f-2h-1i-1|no a-5d1e-2f2g5h-4i3j-1|no-shows b-2c-2e-1f5h-1|nobody a2b-2c-2d-3e-1f4g-6h7i-2j-3|nobody:ago a-3b1c-1d-1f6g-2h-2i-1j1
nobody:bad a1b-4c-2d-2e-2f5g5i-6|nobody:gain a3b1c1d-1e-2f-2g2h-2i-2j-1|nobody:good a-1b-3d-3e3f5g-4h-2i5j-1|nobody:guide a-2b-3c-1d-2e1f-1g8h-3i1j-1
nobody:judge a-1b-4c11d-2e-3f-1g-3h-2i-1j1|nobody:learnt a5b-1c3d-2e4f-3h-1i-4j-2|nobody:not a1d1e-2h3i-3j-3|nobody:show a-1b9c1d-3e-1f1g-1i-7j-3
nobody:thing a-2b2d2e1f-3g-1h1i1j-2|node a-1d1e-1f-1g3h-1i-2|none:ago a-3b-1f7g-1h-2i-2|none:bad a-1b-2c-1d-1e-3g-1h6i2j-2|none:gain a4d-1e-1f-1g-2h-1i2j-1
none:good a-1b3c-1d-1e2f-1g1h-4i-2j1|none:guide a2b1c-2d2e-2f-5g12h2i-15j-3|none:judge a-1b-3c13d-2e-2f1g-3h3i-7j-5|none:learnt a6b-3c-2e1f-4g-1h-1j1
none:not a-1b-3d-2e-2f3h3i-1j-1|none:show a-1b5c-4d-1e-2f2g3h-5j-3|none:thing a-2b1c-1d-1f3g-1h-2i4j-2|normal d3e-1|norway d1|not a2c-1d-4e-2f4g-2h4i-2
notes a-1b3c2d-1e2f-2g2h-6j-2|nothing a-2g-1h4|notice a-2b-1f4|noticed a3f-2|notion a3b-2c-2e1f-4g3h3i-2|november a-1b-1f1h-2i-3j6
now a-1b10c-2d-1e-1f1g-1h-8i-3j-1|number a1|numbers a1b-1f-2j3|obsidian e1i-1|of a3b1c1d-4e-1g-3h-1i-1j1|off a1b-1d1e2f-1i-1j-1|offer a2b2c-1f-3h1
offering a2f-1|office a-1c1f-2g3|offline a-1b8d-1f-3h-3i-2j-1|often d2f1g-1h-1j-1|ok a2c-2e2f-1i-1|old a-2c-3d2f-1h7i-2j-1|on a-1b1d1e-2f5g1h-7i-2j2
onboarding a-4b-2c2d-1e-1f6g-2h-3i4j-1|one a9b-10d-6e5f-6g-1h4i-1j1|ones a2c-1d-4e4h-1|online a-1b2d-1e-1f-1h-1i2|only a-5b-4c3d-4e-2f7g2h3i-3j-1
open a-6b3c-3e-1g5h-3i4j-1|open-sourced a-2b3f-1|opened a-3b19c-2d-2e-1f-2g-10h-2i-7j-2|opening a-1b2f-1|opens a-2b-2c-1f6h-2|opinion b-1d-2h3|opinions c1
or a-2b-3c-2d-7e20f-3g-4h-4i-5j-1|order a-5b5f1|orders a-1b1f1|organic a-2f2g-1h-1i3j-1|other a-3b1c-2d7e-2f-2g-2h-2i2|other:ago b2c-3e1f3g-2h-3i-1
other:bad a-1b-5c-2d-2e-2f9g-1h2i-3j-1|other:gain a-3b-1c-2d2e-1g3h2j-1|other:good a2b-3f-3g-1h1i1j3|other:guide a-2b2c-1e-3f-1g3h-1i2j-1
other:judge a-2b-2c8d-1e-1f1h-5i-3j-1|other:learnt a5b3c-1d-4e-2f-4g-2i2j-1|other:not a-2b-1c-1d-3f6g-1h3i-2j-1|other:show a-2b9c-4e-1f-4g-1h-4i-1j2
other:thing a-3b3c3d-3e1g-1h-4i-1j1|our a6d-3e-2f3g-4h-4i-2j1|out a1b3c-3d-4e-2f4g1h-3i-1|outage a-1b-1f-1g-6h5i-3j6|outlook a-1f5g-1h-2i-1
outreach b-1c1f-2g-1h1i3j-1|outside f1|over a-1b-1c1d-4e-2f1g2h-3i6|overnight a-2f3j-1|overthinking b-1c1e-1g-1h3|own b-2c-1d-2e6f-2g1h-1|own:ago a-5b2c-1f6h-1
own:bad a-3b-2d-1f6g-1|own:good a1b1c-1|own:guide a-1b-1f2|own:judge a-2c2d-1f-2h2|own:not a-4c1f5h-1|own:show a2b7c1d-2f-8|own:thing a-5b5c4d-2f-3j-1
owns d2f-1|paddle d-2e5i-2|page a-3b-4c7d-2e-1f3g-3h1j-2|pages a2c-3d-3e1f1h2i-3j1|paid a-2b-2c-2d-1e4f3g-3h-4i5j-1|pair b-1c2e-4f-1g-1h-2i7|part a2b2d-1f-1h-2
pass f2|patterns a-1b-1d-1f-1h5j-1|pay a5c1d-2e2g-3h-2i-1|paying a2b-1c-1d1f-1|payment a-2b-1c-1d1e-1f6g-1h-4i1|payments a1|payouts a-1b-1f2
payroll a3b-1d-1f1h-3|pays c-1d4e-2i-1j-1|pdf c5d-7h2|penpot e1i-1|people a-4c2d-3g1h3i-2j-2|people:bad b2|people:show f3g-1h-2|people:thing d-1f3g-1h-2
per b-1c-1e2f3h-1i-2j-1|percent a-2f2|person a-3d1e-3f-1g-1h5i3|person:? a-2b-1c4d6e1f-1g-2h-2i-1j-1|person:own a3b1c5d-3e-2f4g-3h-3i-2j-1
person:self a3d-1e-2f3g-2h1i-2j-1|person:you a-3b1c1f-4g5h2i-2j-1|persons: a-3b-2c-5e-1f-3h6i6|persons:? a-2b-1c1d8e3f-3g-4h-4i-2j-2
persons:own ? a-2b-2c4d-1e-3f2i-1|persons:own a4c1d-3e-2f7g-4h-4i-3j-1|persons:own self ? a1b-2c-1d4f-2|persons:own self a2b2d2e-1g-1h-3i-1j-1
persons:own self you ? a-1c2|persons:own self you c1|persons:own you ? c5d-4|persons:own you a-3b3c6d-5f-3|persons:self ? a-1c-1d-2e1h2
persons:self a1c-2d-3e-3f5g-3h3i-3|persons:self you c3d-1f-2g1h-1j-1|persons:you ? a-1b-1c-1d5e-1f-1g-1h-1|persons:you a-1c-6e1f-5g7h4i-2
phone a3b4c-1d-1e1f-5g-1h1i-1j-1|photos a-2b2c-2e-3f-1g5h-3i2j-2|php g-1h-1i2|pi b-1c-1f2g2h-1i-1|pick c-1d-2e4|pitch a-2b-3c5j-1|plain b-1c-1d-2e3f-1j2
plan a2b-1h-1i-1|planner a-2b2c3f-2h-1|planning a-1b1f-1h-1i3|plans a1b5f-5g-3h3i-1j-1|plant c1|plausible c-1d-2e3f-1g2h-1i-1|players a-1f4h-2
please a-3b-3c10d2e-1f-4g-2h-1i-3j-1|plugin a-2b4c-4d1f-2g5i-1|plumbers b-1g-1i3|podcast a2b3c-3d4e-1f-2i-2j-1|point d2e-1|policy g1h-1|politely g1
portfolio b-2c6d-2f-4h1|post a-2b-1c-1e-1f3g2h-3j1|postgres a1b2c-1d2e3f-4g-2h-3i1j-1|posting b-1c-2f2g-1j2|postmark b-1e2|posts a-4b-1c-1d1e-1f-1h7i-3
practical a-1b-2d-1g6h-1i-1|prefer d-2e3h-1|prepare b-3g3|present a-1b2c-1|presenting b6g-2i-4|price a5b-2c-1d-2e2f-3g1|prices a1b-1c-2d3e-1f-4g1h1i1j-1
pricing a-1b-1c6d-7e-2f1h-4i1j3|print a-1b1e1|privacy a-1b-1c2d1h-1|problem a-2b-2e-1f-6g-4h12i-4|product a-4b-2c-2d1e-2g5h-1i6j-2
production a-1b-1c-1d1e-1f1h3i-1|productivity a1f-3h3|products b-1c-2d4e-1f-1g-1h-1i2j-1|profile c1d-1|project a2c-4e3f1g-1h-2i-1j-1
projects a-1b-3c-1d-1e-1f-2g4h2i3j-2|proper c-2e2|proposal a-2c2f3h-1i-1|provider a-2c-1d1f3|psychology a-1g-1h-1i4j-1|public b2e-2i1|published a-1b4c-3j-1
put a5b1c-4f-4g1|python a-5b5d-1e1g1h-1|questions a1b2c-2d-1f-1g1h-1|queues b1d3h-2i-1|quick c-2d2|quillbox c-2d4e-1h-1|quit a1b-2d1e-1f2g-1h-1
r/selfhosted c-1d1|rails d-1e2g-1|raise b-1c-2d-1f-2g2h1i-1j2|raised f1g-1|ran a2b-1f-1|ranking a-3b-1f4g-1|rankings a-1b-1g4i-1|raspberry b-1c-1f2g2h-1i-1
rate a-4b-2c1d1e-1f4g4h-3|rates b-3d-1e-1f-2h-1i6|rather a-2c-1d-1f-1h5|reach a-1f2h-1|reached a4b-2f-1|react a-1c-3d-2e3f4i-1|read a-4b-4c-1e-1f-2g2h-2i-4j10
readers a3b-3d-1|reading a1b7d-1e-1f-1g-4h-1|readme c1d-1f-3g-1h4|reads b-1d1f-1g-4h6|real c1d-1|really a-1b-3d-2e3f-1j3|reason a-1c-1f2|receipts a-4b4d1
recipe a-3b5f-2g-1|recommend a-1c-3d5e-1g-1h-1|recommendation c-1d2f-1g-1h1|recommendations c-1d4e-1f-1g-1|red c6d-6h-1i2|reddit a2b2c-2d-1f-1h1|redesign c2i-1
redesigned b-2c5f-3|redirects b-1c-1d1e-2f5g-3h-1|reduce a-1f-1g4h-1|refund d1e-1f3h-3|refunds a2b-1e-1f-2h-1j2|refuses f1|regrets a4f-3|rejected a1b-2e-1f4h-1
rejections a4b-2c-1f-1|relaunch a-1b-1d1e-1g3i-1|release a-2b-3c-2d-1e-1f5g9h-5i-3j-1|released a-2b5g-2i-1|releasing a-1b4c-1f-1i-1|reminders a1d2e-1g-1h-2i3
remote a2b1d-2e-1f-3h1i3j-1|render a-1d1e1|rent b-1c-2d-1e1g2|replace c-4d4f-1h1|replaced a3f-1|replies c-1f1g1h-1|report a-2b-1c-1d1f-2g-1i-1j6|request f1
requests a-1d-2e3f2h-1i-1|response a2d1f-1|restaurant a1b-1c-4d3|restaurants f-2g3|results a3b-1f-1j-1|resume c2f-1|retainer d-3e3f1
retainers a4b-4c-2d-1e-2f-3g-3h1i6|returning f1|returns a-1c-1d-4g-2h-1i7j-1|revenue a2c-1d1f-1|review b-2c1d-2e-1f4g4h-5i-1j-1|reviews a-3b-2c-1d1e-2f2g5i-2j-1
rewrote b-2c2f1|right a-1d-1f-2g3h2|roast a-1b-2c8f-2g-2h-1i-1j-3|row b-2g4h-1i-1|rows e2f-2|ruined b-1f-2h5i-2j-1|run a-1b-2c-2d4f1g1h-2
running a1b1c-1d-1f-1g2h-1|runway a1d2f-1g-1|rust a1b-2d3e-1f-1g-1h-2i2|saas a2b-8c3d2e1f-3g-2h1i6j-2|safari b-1c-1h-1i3j-1|said a2f-1|sale a3b-1c-3d3e-1g-1
sales a1b-5c-2f7h-4i1|salesperson c-1d2e-1|same a1d1f-4h4i-1|save d2e-3f-6g-2h8|saved a4b-1d2e-2f-2|say b1d1e-2f-3g1h1i-1|saying f-3g3h-3i4|says f7h-5
scam c2f-2|scan e-1h2|schedule c-1d2|scheduler a3b3g-2h-1i-1j-1|scheduling a-1b-1f4h-1|schools a4g-2h-3|scope a-2b-1c-1d4e-1f-1g3h-5i3j-2
screenshots b-1c-1d2e-1f-1g-1h1|script a-2b2c1f-2|scripts b3f-4g4h1i-3|scroll a-2g4h-2|scrum c-1e1f-1h2i-1|search a-1b2d-1f-4g1h3|second a-1b-1c4d-1f3h-2j-2
seconds a-1b-1f4g-1h-1|section c3d-2f-1|sector i1|security b-2g5h-1i-1|see a-3g4h-1|self a1c-1d-2e2f-1g2|self-host b3g-1|self-hosted b2|self-hosting g3h-1i-1
sell a-2b-1c1d4e-1g-1h1j-2|selling a4b-3f-2g-1h-3i5j-1|send a-3b-1c1d4e-2f3h-3j-1|sends a-1b-1f2|sense c-3d4f-1|sent a4b-2c-1g-1h-1|sentence d-1g1h2
sentences:1 a-1b-1c-1d1e-1g-1h2i1j-1|sentences:2 a2b3c2d-2e-2f-1g-1h-2i-4|sentences:3 a-2b-2d1e-1f2g-1h5i-2j-3|seo a2b-3c-1e4f-4g3h-3i2j-2
server a-1d-1f3g2h-1j-1|servers a-1e1|service a-1b3c-1f-3h1|ses b-1e2|set a-2b1c-1d-2f-1g3h2i-1|setup c2f-1g-1|shared b3d-1h-1i-1|sharing b-1d-1j2
shipped a5b-2f-2g-1h-1|shop a4b-4c-3d3f-2g3h-2i-1|shopify b-4d-1e2f1h2i-1|shops a-2b2c-1d-3e-2g-3h-2i9j-1|short c-2d2e-1|should a-3b-1c-3d4e1f-3g-3h4i-1j-1
show a-3b9c-1d-1e-1f2g-4h-4|shows a-1b-1c-4d2f3h-1i2|side a5c-4d2f-3g-1i3j-1|sign a2d-3e-1f6g2h-6i-1|signup a-3b2c2f-1|signups c2d-2f4g-3i-1j-1
silent a-1b-1c-1f3|simple b-1g6h-3i-1j-1|since a-4b-1c-1d-1f7g-1h-2|single b-1d-1f-2h3|sister a-1b3c-1|site a-3b1c-2d3e1f2g-1h-1i-1j-1|sites f-1h1
six a5b-1c-1e-2f-4g-1h-2i4j-1|size:long a3b2c-2e3f-2g-1h-3i-2j-1|size:long no verb a2b1d-2e-1f3g-2h3i-5j-1|size:short a-5c1d-3e-7f-6g-4h10i8j1
size:short no verb a-6b-8c1d-2e-4f-7g3h5i10j-4|size:tiny a-1c-1d-1e-1f1h-1i5j-2|size:tiny no verb a-4d-3e-6f-5g-5h-11i19j3|size:usual a-1c-1d2e-1f4h1i-4j-1
size:usual no verb a2b2c-1e3f2g-1h-2i-10j2|skills d1f2h-1i-1|slack a2c-2d-1e1f1g-1|sleep c2g-1|slow a-3b-2f-4g3i6j-1|small a-2b1c-3d-4e3f-4g-1i8j-2|smaller b1
smarter d-2e2|so a4b-2e1f-2h-1|soc a-1d1g3h-1i-1|social a6d-1g-5i-1|software a-1b-4c-2d1e1f-3g4h3i-2j-2|solar a-1b2f-1|sold a3b-1c-1e-1|sole d-1e2i-1
solid c-1e1|solo a2b3c-1d-1e1f-1g-3h-2i1|some a-2b2c2d-1e1f-1|somebody a-2c3e-1f-1|someone a-1b-1c-2d1f4i-1|something b2c-2e2f-1|sound c1d-1f-3g-1h3i2
source a-1b-2c-1d3f-1g-1h-4i5|sourced a-1b4f-3|spain d1h-2i2|spam a-3f4g-1h1i-1|speaks d3i-2|speed f-1g3|spend a-3d2e-3f7h-4|spent a-3b4f-1h-1j2|spf f1g1h-1
spreadsheet a4f-3|spring f1h-1|sqlite e1f-1h2|squeezy e1|stack c-1d1f-1g-2h3|standups a4b-1c-1d-3e-1f-1g12h-4i-10j-1|start a-1d-1e2f1|started a2b-2f1
starts a-2b7c-1d-1f-4|startup b-2c3d-2f-1g-1h4|startups a2b2e-1f-1h2i-2|static a-1b4c-2|stats a1b4e-1g-1i-2j-1|status a-1b4c-1g-2h-1|stay f1h-1|steam b1c2f-3
step a-2b-1c-2d-1f3g4h-1i-1j-1|steps a-2b-2d-2f-2g9h-4i-1|still a-6b-2c-3d8e-4f7g-1i-1j-1|stock b4c-1d1e-2g3h-1i-3|stop a1b-3d-3e-2g-1h7i-1j-1
stopped a6b-1f-3h-2|store a1b-4f1g3|story a3b-2f-1|strategy c-1d-2g-1h4i-1j1|street a-1f3h-2|stripe a-2b-1c-3d4e3f2g-1h-2i-3j-1|struggling a-2b-2d-1f7g-1h-1i-2
stuck a-2b-1c-1f6g-1i-1|students e4h-4|studio a-2b1c-1d-1e1j2|studios a-3b3c-1h1|study a-2c-1f-1j3|subreddit a-2b6d-1f-1g-1h-1|subscribers a4b-2c-1d-1e3f-1
subscription b-1d-3e2f-1g-1h2i1|substack e2f-2|summer a1d-2g1|supplier a-1f1|support a1b-4c-2d-2e-1f5g-2i4j-2|survive d-2g3|suspended a-1c-1f2
svelte a-1b-1c2d-2e3j-1|switched a2d-1f1g-1h-1|switching a5b-2c-2f-2g-1h-1i2|syndrome b-2f2h-1i2|system a-1b3c-1f-1i-1|table c2d-2|tabs g-1h19i-19j-1
tagline c3d-3|tags d-1g1|tailwind d-1e3f-1|take a1b1d2e-1f-3g-2h2i-1|takes a-2c-1f4h-1|talk a-4b-2c-1d-2e-1f-1h9i-3j1|tasks b2f-1h-1|taught a-1b4d-1f-1g-1h-1
tax a-1b1d1|taxes d1h-2i2|team a1b-2c-1d-2e2f-2g6h-3i1j-1|teams a-1b5c-2d-2e-1f-2g-2h6i-4j-1|tear a-2c5d-1f-2|tech g-2h3|technical a-2b1c-1d3e-1f-1h-4i3
teenagers a-1b2d-1f-1g-7h-3i9j-1|tell b-2c7d-4e-1f-1g-1h-1j-1|tells a4b1c-1d-1g-2h-3|template a1c-2e2f-1g5h-4|templates a3b-1f-4g2|ten a9c-1d-2e-2f-1g2h-2i-6j-2
terms f-1h1|tern a-1b6c3d-3g-2h-1i-1|test a-2b-1c10d-3f-4g-2h2j-2|tested a1f-1|testers a-1b-8c11d-3e-2f1g-3h-1i-1|testimonials c7d-5h-1|testing a1c-1f-2g-1h2i-1
tests b-1c-2d-1f6g-1h-3|text b5c-2e2f-3i-2|than b-2c-1d-10e7g-2h6i1j-1|that a3b1e-2f-9g5h-4|the a1b-1c-2d-2e-1f4h1j-1|their a3c-1e-1f-1|them a-1b-1d1e-1f2
then a-1b-1c-1g5h-2j-1|there b-1c-1d3e-1f-1g-2h4j-1|these a1b-1c7d-4e-1h-1|they a5b-1c-1d-2e-2f-2g-1h3i-1|they're f-1g-1h2|thing a-1b-4c3d1e-1j2
things a7b-1c-2d1e-1f-8g-5h8i-4|think a-3b-1c6d-7f-4g-1h7|thinkpad b-1e3i-2|thinks c-1d-4e-1f-1h4j3|third a1e-1f2h-1|this a1c8d-6e-3f-4g-4h-6i-2j9
thoughts b-1c4g-1i-1j-1|thread b-1e-1f-1g-1h-1i-4j7|three a2c-3f-2g3h-6i5j-1|through a3b-2d-1e2f-1g-1|thumbnail c2d-2|thursday a-1b2|ticket a1f-1
tickets a3c2d-2f-2h-1|tier a1b-2c2|tiktok a2c-1d1f-1|time a-1b-1c3e-3f3g-3h-2i-2j3|timer a-1f4h-1i-2j-1|timers e1|times a4b-3c-5d-2f4j-1|timing a4b-2f-2
tiny a5b2c1d-2f-4g-1h-1j-1|tips a-1d2f-1g4h-1i-3|tired a-2b-1c-3f2h4|to a1b-2c-2d1e1g5h-1i-1j-2|today a2b6c-2d-1f-3g-2h-3|todo a-1b1c2f-1g-1h1j-1
tokens b4c-3f-2|told a4d-1f-1h-2|tomorrow a-1b4c-1f-2|too a-2b-4c-3d2e-4f7h3i-3j-1|took a-1b-1c-1f4h-1|tool a-3b1c1d4e2f1g-4h-3i-1|tools b-1g-1h1i1|total d-1e2
town d1e1f-1g-1|track f-3g5h-1i-1|tracker a-3b4c4d-2e-1f-2g-1h-1|tracking b3f-2|trade a2b-1c-1f-2h1i2|traffic a-1e-1f5g-1h-2i-1j-1|trailer c2f-1
train a-1b1d-2e-2f-1g-1h9i-6|translate b-1d-1g3|translator a3b-2c-1f-1|trial c-2d2e-1f1|trials b-1c-1e-1g-1h2i2|tried b-1c-1d1e-1f3g-1h-1|tripled e-1f2h-1j-1
trouble f5g-1i-3|trust c1|try a-1c3d-1g-1|trying e1|turn a-1b6c-3d-1e-1f-1g-2h2i-1j-1|turn:a thing a-4b8c4e-2f-6g-3i-1|turn:acted a12b-2c-2d-2e-2f-2h-5
turn:ago a1c-4d-2f9h-5i-2|turn:all a1b-3c-4d1e-2f3h6i-4j-2|turn:ask a-3b-5c2d13e1f-5g-5i-4|turn:bad a1b-5c-2d-4e-2f11g2h1i-3j-2
turn:between a-1b-2c-1d-6e10f-1g-1h-1i-1j-1|turn:counted a6b-5c-2d-3e-1f-2g11h-5i-7j-1|turn:gain a5b-2d2e-2f-4j-2|turn:good a1d-2e1f2g-2h-2i2j1
turn:guide a-1b-2c-2d-2e-2f-3g17h-3i-7j-2|turn:judge a-3b-6c20d-4e-3f-2g-3i-5j-3|turn:judged a-1b-3c10d-3e-2g1h-2j-2|turn:learnt a10c-1d-4e3f-6g-3h-2i-1j-1
turn:machine b1c2d-2e-1f5g1h-3i-1j-2|turn:metric a1b-5c-2d-1e-1f8g2h-4j-1|turn:not a-1b-4c-2d-6e-3f11h5i-3j-2|turn:offer a-3b3c-1d1e-1f-3g1h1i1
turn:own thing a-3b11c3d-5e-2f-3g-2h-1i-1j-3|turn:people a2b-4c-2d1e-1h1i3j-2|turn:plea a-5b-3c-4d-1e-1f15g-4h-3i-1j-1|turn:praise a2b-4c-2d4f-5g-1h7i-8j2
turn:ready a-2b12c-3d-1e-1f-1g-1h-6i-1j-3|turn:show a-2b18c-4d-2e-2f-5h-6i-4j-2|turn:stance a1b-5c-3d-1e1f-4g-5h13i-2j-3|turn:thing a-3b6c1f-1h-4j-1
turn:verdict a-2b-8d2e-3f-3g-1h12i-6j2|turn:versus a-3b-3c-1d-8e22f-5g-2h-8i-4j-2|turn:which a-3b-1c-1d8e2f-1g-1h-3i-1j-1|turn:would a-2b-1c4d-2e3f-1g-1h-1
turn:yours a-2b3c-3d-1e-2f-3g6h1i-1|turn?:a thing a-1b-1c10d-7e-1g-1|turn?:acted b-2c2d3e-1f-2|turn?:ago a-1d1e-1f1h-1|turn?:all a-1c-1d7e-2f-2g-1h-3
turn?:ask a-2b-1c1d5e-1f-1g-1h-1|turn?:bad a-1c6e-1f-2h-2|turn?:between b-1c-1d-4e7f-1h-1i-1|turn?:gain a-1d1|turn?:good b-2d-1e4f-2|turn?:guide a-2c2d5f-2g-6
turn?:judge b-1c6d-3e-2f-1|turn?:judged a-1b-2c11d-5e-2f-2g-1h-1i-1|turn?:learnt c-1d-2e3|turn?:machine a-2b-1c2d-4e6f1g-1h-1j-1|turn?:metric a1b-2c-2d1e2f-1
turn?:not c1d-4e1f3g-1|turn?:own thing a-2b-2c3d-3e-1f2|turn?:people a-1c-6d8e-1g-2h-1|turn?:plea c-1f2|turn?:praise a-2b-1c-1d6e-1f1h-3
turn?:ready b-2c-1d4e-1f-1|turn?:show a2b-2c1d-1e3f-3|turn?:stance a-1d6e-1f-2h-2|turn?:thing a-1b-3c3d-1e1g-1h-1|turn?:verdict a-2c5e-1f-1i-2j-1
turn?:versus a-2c-1d-7e8f-1|turn?:which a-1b-1c2d4e-1f-2g-1h1|turn?:would a-2c5d-5e2|turn?:yours c-1d4e-1g-1h-1|turned a7b-2c-1f-3g-1h-1j-1|turns a2b-4c6d-3f-1
tutorial a-1b-2c-1d-1f4g2h-3|twelve b-1c-1e1f-1g-6h7|twice a1f2h-2|two a5b-1c-1d1e-2f2g-1h-2i-1j-1|two-person a1b1d2e-2g-1h-1|typescript a-1b2f-2h2|typo a1
under a-3b1c-2d4e-1f-1g-2h2i-2j1|underrated h1|understand d-1f1g2h-2|understands a-3c-1d2f3|unity c-1e3|unpaid a-1b-1c-1d2e-1f-3g4h2i-3|unpopular b-1d-2g-1h3
until a-4b-1d3e2f4g-1h-1i-1j-1|up b2c-2d1e-1f4g3h-6i-5j-2|update a-4b3e-1f6h-2|upfront d1|us a3b-2c1d-1e-2f4g-2h-4i-2j-1|use a-2b3c-1d1e1f-1h-1
used a5e-1f-2g-1h-2|users a5b-3c1d-2e1f4g-1h-3i-1j-1|using a3b2c-1d4e-1f-4i-1|v2 b2f-3g1|validate g2|vat g-1h-2j4|vc a1b-1d-1f-1h2|vercel a3d-3e3f-2g-1h-1
version b6c-2e-1f-3|versus a-1c-2d-1e9f-1h-5i-2|video b-1c3d-2e1g-1j1|views a2c2e-1f-2|vim a1e3f-1i-3|visitors a-1b-2c-1d1f2g1|voice b-2c4f-1h-1
vps a-1b-1d-4e2f1g6h-2i-2j-1|vs a-1b-2c-1d-4e15f-2g-2h-2i-6j-1|wait a-1b-1d1e-2f-2g-2h10i-6|waiting a-1d1e-1f-1g3h-1|waitlist a1b-3e-1f-2g6h-1j-1
want a2b-5c3g-1h1|wanted a1b-4c8d-1e-2f-3g-2h-1i-1|wants a-4b-8c-1d4e-1f8g-1|warning a-1b-1c-1f4h-1|was a3b-2c-3d7e-2f-4g-1h2i-1j-1|waste b-1h1
way b-1c-2d9e-1f-2g-4h1i-2|ways a-1b-2d-2e-1f-2g4h-2i4|we a2b2d-3f2g-2h-1i-1j-1|we're a-3b3f2h-1|we've a-3b-1f4|web d-1e3f-4g-1h5i-3|webflow d-3e3
webhook b-1f1h-1i2|webhooks a-1f2h-1|webpack f1|website a-1b1d1e1g-2j-1|websites a2f-1i1|week a-1b1c-1d-2e-2f-3g3i5j-1|weekend a3b-1c-1d2e-1f-1g2h-2
weekends a-1b3f-1i1|weekly c-1f-3g5h-1i-1|weeks a1b-1c4d2e-2g-4h-3j1|welcome a-2b1c3d-1g1h-1i-1|well a2b-1c-1f-1h-1j2|went a5b-3c-2d-1f-1h-1j2
were b-1d-1e-1g-1h4i-1|what a6b-4c2d2e1g-1h-5i-1j-2|what's a-2b-1c4d6e2f-3g-5h-2i-2j-1|when c-2d4e1f1g5h-7i-2j-1|where a-3b-1c1e1f1g2h-1
whether a-1d-1e2f-2g-3h5i-1|which a-3b-1c2d-2e4f-1h-1i-1j1|whiteboard e1|who a-2b2c-4d3e-4f-2g-1h4i1j-1|who:anyone b-1c-1d4e-1f-1h-1j2
who:asked a-1b-2c-2d7e-1f-1g1h-3j-1|who:here a-2b3e-1|who:i a2b2c-1d-3e-2f-1g-1h2i-2j-1|who:it a-2b1c-1d-1g3|who:nobody b-2c1d3h-2i1
who:none a-1b-2d-2e-1f-2g-1h-1i7|who:other a-3c-2d-2f2g-2h8i-4j-1|who:own a2b2d-2e-1g-1i-1j-2|who:people a-1c-1d-3e-1f3g-1i3|who:there d-1f-1h4j-1
who:you a-1c-2d-2e-1g-1h6i-1j-1|whole a2b-2|whom b-1c2e-1|why a2b-1c-4d1e-1f2g-2h5i-3j-1|will a-1c-1e-1f-3h4|win a-2d-1f1g1h4i-3|window a3f-3
wish a3b1d-1e-1f-1g-4h3i-1j-1|wishlists a1c2f-3|with a-3b-1c-4d2e3f4g-2h-1i3j-3|within a2d-2f-5h5|without a1b3c-3d-2e-3f1g2h-3i1j-1
won't a-2c-1d-3e1f4g1h1i-1j-1|woocommerce a1b-1e3f-2h-1|word a1b-1c-1d-1f5g-3h-1i-1j-1|wordpress c-1d-4e4f-2g4h-1i-1|words a-1b-1c1j2|work b-3c-3d4e-2h5j-2
working a-2b1c-1e2f3g-3h-3i2j-1|works a-2b4c4e-2f1h-3i-3j-1|workshop a-1b1c-1d-1f2|workspace b-1d-1f1g3h-1i-1|world a1b2f-2g-1|worse a-1b-1c-1d-3e3f-3h5
worst a3b-2g-1h1j-1|worth a-2b-1c-3d1f-2g-5h-1j9|would a1c8d-6e1f-3g-2h-1j-1|wouldn't c4f-1g-1h-1j-1|wrappers a-1b-1c-1f-2h4|write a2b1c-2d-4e-1f-2g7h-3i-1j-1
writes b5c-2f1g-3h-1j1|writing a4b-6d-1f-3g7i-2j-1|written d-1|wrong a1b-2c1d-4f-1g-1h6j-1|wrote a-4b6d-1f-1|xero d1|year a10b-4c-2d-2e1f-4g-3i-3
years a10b-1c-3e-1f-7g-1h4i-5j-1|yesterday a1b2f-1g-1|yet a-2f2|you a-1b-1c3d2f-4g-1h3i-1j-1|you'd c1|you're f-1h2|you:bad d-2g-1h2|you:gain b-2c-1d4e1g-2h-1
you:guide b-1c-1d-1g4h-1|you:not d-3g-1h4|you:show a-1b2c-1d3g-4h-2|you:thing d2e-1g-2h2|your a-4b2c-3d2e-1f-3g5i-1|yourself d1|youtube a1c2d-2e1f-1|yrs c2f-1
zapier b-1d2g-4h-2i6|zero a1c1d-1f2g-1h-2i-1|zig b4f-1i-1|zones a-2b-1d-1f3g2h-1
`;
