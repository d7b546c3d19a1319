/** What each word and turn of a topic says for each kind. Written by `npm run topics -- --fit`. */
export const KIND_WEIGHTS = `
, b6c2d-4f1g-4h-3i-1j-1|: a-2b7c1d-3f-5g-1h-1i-4j3|? a-2b-2c4d6e1f-1g-2h-2i-1j-1|a a-2c-2d4e1f-2g2h1i-2j-1|about a-2b4c3d-3e-3f-5g-5h4i-1j4|abroad g2h-1
access b-1h4i-1j-1|accessibility g-1i2|accidentally a-1b-1c-1f2|account a-5b4c-2d-1e-1f7g-3h-5j2|accountant b-1d4e-1f-1g-1i-2|accounting a-1d2f-1
across a-3d-1e-1f4g2h-1|actions a-3b-1c-1f5j-1|actually b-1c1d5e-3f-1g1h-2i-1|ad a-1d2|add a-1b-3c1d-4f5g5h-3i-1j-1|adding g-2h2
address a-8b-7c-3d-6e-3f-5g-10h-11i-15j32|ads a2b-1c-2e3f-1g-1h-1i-1|advice b-3c-1d6e-1f-1g-1|affiliate c-1d4e-1h-2|after a-1b3c-4d-1e-1f6g1h-4i-2j-1
afternoon d-2g3|again a3f-1|agencies a-3d6e-2f-1g-2h1j-1|agency a2b-1c-1d-1e4f-3h-4i4j-1|ago a3b-3f-1|agree c-1f2|ai a-3b2c-2d-1e-1f-5g-2h9i1j-1|air b-1e3i-2
all a-2b1c-3d3e-3f2g1i-1|almost a3f-1j-1|already d2e-1f2h-1|alternative d1|alternatives d4g-1h-2i-1|am a-1d-4e-1f-1h2i5|ama a1|amazon a-1b-1c-2f4h-1
an a-4b2e-1f-2g3h-2i2|analytics a-1d3f-1h-1|and a1b-4c-1e2f6g-4h-1j-2|android a-1b2c6e-1f-3g-3h-3i-1|angry c-1d-1h2|announcing a-1b5c-1g-2|annual a1e5h-4i-1
another a-1c-1d3e-1f-1g-2h1j1|answer a-1b-1c-1e-1f-2g-1h5i-1|answered a1c-1f-1|answering a1d-1f-2h4i-1|answers a-2b2f1|any a-3c1d5f-1h-2i-1j-1
anybody c-2d1g3h-1|anymore a-3b-2c1f3|anyone a1b-1c-2d6e-3g-1h-2i-1j1|anything a1b-1f1g2h-2i-1|apart a-1c4d-1f-1|api a3b-1c-1d1e-1f1g-1h-1i-1
app a-2b4c2d-5e2f-2g-1h1i-2j-1|apple a-1b-3c-2f6g-1h-1|appreciate b-1c2|apps b-1c-1e-1f-4g-1h5i1j-1|are a-2b-3c-3e3f-4g-1h9i-3j-1|arrive e-1f5g-1h-3i-1
article b-1c-2j4|as a2b1c-2d1e-2f-2g-4h-1i5j-1|ask a-1b-1d-1e-1f2g3h-1i-1|asked:ago a-1c-2d-1e-2f2g4h-1|asked:bad a2c3d-2e-1f-2g3h-2i-1|asked:gain a-1d3f-1g-2
asked:good a3b-1c1d-2e-1f-1g2h-1i-1j-1|asked:guide c-1d1e-1f-2g5h-1i-2|asked:learnt a4b-1c-1d1f-1|asked:not a4b-1c-3d-3e-1f2g4h-1i-1
asked:show a2b-1c-1d1e-1g2h-1|asked:thing a-3b-1c-1e1f2j2|asking a-2c-3d2e-1f-1g-3h7i-2|asks a-2b-2c4d6e1f-1g-2h-2i-1j-1|at a-2b-2c-3d1f7g-4h-7i6j-2
audience a-1b-1c-1d3e-1g-1h13i-13j-1|audits b1c-1h1|austria c-2f2|automate g1|avoid d-1e-1g3|away a-1d2f-1|awkward a-2b-1d-2h-2i5j-1|aws a-1b-1e1f2|b c4e-2f-1
b2b a-2c-3d2e-1f1g-1i3|back a4b-2d5e-1f-1g-3i-2j-1|backup a-1f1|backups a1b-1c-2f-1g1h-1i3j-1|bad e-1g-1h3i-1|bakery a1c-1d4f-1g-1h-3
bank a-1b2c-1d3e2f1g-2h-3i-1|banners a-2b-1c-2d-1f-3h6i2j-1|basecamp a-1b-2d-2e2h1i-1j4|based c-2e2|be a-4b-2c6d-2e-1f-5g-1h7|beat d-1g-1h4i-2
beats c-1d-1f-3g-2h6j-1|because a-1b3c-3d-1j2|become a-1d-1f-1h5i-1|beehiiv e1i-1|been a-2b1c-3d-1e-2f8g-1h-4i-1j-1|before b-3c3e-3f-2g4h-4j2|begging g2h-1
beginner c1e1g-1|beginner's b-1d-1g7h-2i-4|beginners b1g4i-3|behind a-1b1d-1g2|being a-1c-1d-4e-1f-1g-2h9i-1j-2|believe a-1d-1f-3h4|berlin a1f-1
best a5b-5c1d5e-3f-2g5h-3i-10|beta a-1b5d-2e2f1g-4h-3i-1|better a2b-2c1d-6e5f-3g3h-1i-2j-1|between a-1b-1d-5e9g-1h-5j-1|big a-1b3c-2d-2e3g-1i-2
biggest a6b-1c-1f-4|bike a-5b7g-1|bill a-3b-1d-1e1f7g-2h-1j-1|billing e5h-4i-1|black b-3g3h-2i3|blog a4b-2c-2d-1e3f-2g4h-4i-1j-1|board a-2b3
book a-3b2c1d1e-1f1g-1i-1|booking b1d-3e3f-1|bookkeeper e3g-3|bookkeeping b4f-1g-2|bookmarks b5d1g-1h-5|books c-4d7e-1h-2i-1j-1|bookshops c1d-1g-1h-1i2
boring a3b-1d-1f-4h4i-1j-1|boss a-1f4h-2|bot a-3b1f2|bought a4b-2f-1g-1h-1|brand c2d-3e-1f2h1|breach a2b-2d-4g4|breakdown a1c-1j1|brief a-1d-1h2
broke a2d-2f1g-1|broken b-1c1d2e-1f1g-1h-2|brought a2f-1|browser b2c-2d1e-1h-1i2|brutal c2|budget b-2c-2d2e2f-3g-3h-3i6j-1|budgeting a-1b3c4d-1f-4g-1i-1
bug a1b1f-1|build a-2b-4c-1d-2e-1f10g2h-5i-1|building a-1b-1d-1f-1g2h4j-1|built a-6b8d-1g-1|burnout f-1h-2i2j2|business a1b-2c-2d4e-2f2g-1h-1
busy b-1c1d-2e-1f-1g2h3i-2|but a-3b-1c1d-3f8g-2h-1i-1j-1|buy c2d-1e3f-1g-1h-1j-1|buying c1d-2e5f-2g-1h-2i-1|by a6b-4c-1d-1e-1f-4g5h-2i-2j-1|caddy d-1g2|cafes g1
call b-2h2|called b5c-1d-1f-2|calling c-1d3e-1h-1i-1|calls a2b9c-1d-2e-2f7g-3h-9i-5j-2|calmer a4d-1e-1f-1h-1|can a-5b-2c4d2e-1f-1g4h-3i-1j-1
can't a-1b-4c-1d-2e-1f9g1h-5i-1|cancel a-1f2g-1i-1|cannibalization f-1g1h1|canva b-1d2h-2|card a2c-1d-1e3f-2|care g-1h2|carrd d-1g2|ceramics a2b1c-1f-1g-1
change a-1b-1c1d-2e-1f2g-1h2i-1j-1|changed a3b-3c-3d2e-1f3g-1h-1i-1j-1|changelog c-2d2g2h-2|changes b2h-1|channel d-1e1f-1h2|charge c-2d1e1g-1h2
chargebacks f-2h-1i4j-1|charged a1f1h-1|chase g1|chat a2b-1f-1h1|chatbots c-1f-1g-4h6|chatgpt a2f-1|cheap d1h-1|cheaper a-2b-1d-4e5f2g-1h-1
cheapest a-1d2f-2g-1h3i-1|check c-1d-1e-1f2g-1h-2i-1j3|checking g1|checklist a-1b-3c-1d-2g8h-1i-1j-1|checkout a1c3f-2g-1|checks b-2g3|choose b-2c-1d1e2f-1h-1
chrome a-2b2|churn d-1e-1f-4g2h-3i4j2|ci a-1b-1d-1f7g-1h-1i-3|clauses a2b-1e-1f-2h-2i4|cleaning d-1g3i-1|clear c1d-1|cli a-1b5d-1g-3h-1|clicked a1d-1f-1g1
clicks a-1b-1f2|client a5b-5c-3d5e-1f1g2h-7i1j-1|clients a4b-5c-3d-1e2f2g-2h-2i2j-1|close a1b-1|closed a-1f1|cloud a-2g-1h1j3|cloudflare d-1e4i-1
co-founder a-2b4c-1f-2g-1h1|code a-4b-3c2d1e-3f1g-1h2i3|coffee c3d-3e-1|cofounder a-2d5f2g-5|cold a3b-2c4d2e-2f-6g-2h1i2j-1|colleagues a-1c-3f-1j4
come a-1b-1d-1e2f1g-2h2i-1|comes a-2b2c-1f-1g-2h-2i5j-1|comment a2d-1g-1|community e-1g-1h13i-13j-1|companies d5e-1f-1h-3|company a2b-2c-1d1e-2f-1g-2h-2i6j-3
compared a-1b-1c-1e7f-4g-1h-2|competitor a-3b-1c-2e-1f10g-1h-4i-2j-1|complain c3d-1f-2|complained a1f-1|complete g1|confuse c2d-2|console a-1f1g1
consultants a-2b3f-1|contact c-1d1f1|contacts c-1d1|container a-1c-1f4h-1i-1|content d-1h-1j2|contract a-1b2c4d-4e-1f4g4h-6i-1|contractor a-1f1
contracts a2b-1c-1d3e-1f-3g-2h-4i6j-1|conversion c-1e-1f2|conversions a4c-1f1g-1h-1i-1|convertkit e1i-1|converts d-2e2f1|cookie a-2b-2c-4d-2f-1g1h6i2j-1
copied a-3b-1c-3f7g-1|copy c-1f-2g-1h1i4|core a1|cost a2e-1f-4g-1h3i2j-1|could b-2d4e-1f-1|course a-1b1c2d-2e-1f-2j3|cover b-1c3|crawling a3b-1f-2
created a-2b4f-1|credit a2f-2|creep b-1c-1d4e-1f-1g5h-4i-3j-1|critique b-2c6e-1f-3|crm c-2d4e-2g-1|cron e1|css a-2b5c-2d-2e3f-1h-1|csv a-1b2f4h-4i-1
customer a7b-3c-1d-2e-2f-8g1h-4i7j-1|customers b-3c-3d-1e1f6g-3h5i-8j-1|cut a-4b-1d-1f-1g7h-1i-1|daily a-1f1h1|dark b3c-2d1e-2f-3g-1h4i-2j-1|dashboard f-1h1
dashboards g-4h4|data a2c-1d-3f-2g4|database a1b-1c-1f-1h1j1|day a5b2c-3d1e-1f-2g-3h-4i1j-1|days a11b-4c-3d3e-2f-2g-5h-2i-2j-1|dead a-1c-1d3e-1f-1
deadlines a-2b2d-1f2g-1h1i-1j-1|deal a2f-1|debt b-1d-1f-3h-1i5|decided b2c-1h-1|deck c1f-1|deed.:anyone doing b-1d1g-1h-1j2|deed.:asked did a4b-1c-1d-2f-1g-1j2
deed.:asked do a-3b-1c-1d-6e-1f-2g8h1i3j-1|deed.:asked does a-1d2e-1g-1i-1j2|deed.:asked doing a6d-1f-2g-2i-1|deed.:asked is a-2c-1d8e-1f-1g-2h-2i-1
deed.:asked may a-5b-2c2d6e1f-4g1h-1i-1j-1|deed.:asked not a2b-1f-1|deed.:asked was a1d3g-3|deed.:here is a-2b3d-1f-1|deed.:i did a7b2c-1d-2e-1f-2g-2h-2i-1j-1
deed.:i do b-3c-3d-1e-2f1g1h4i-2j-1|deed.:i doing a-2b5d-1f1g-1h-2|deed.:i has a-4b-1c4d-1e-1f3|deed.:i is a-1e2|deed.:i may b4c-2d-2f-1g2
deed.:i not a-3b-1c-2d-1f2g-1h5|deed.:it does b-2d-1g3|deed.:nobody did a6b2c-2d-4e-2f-2g-2h-5i3|deed.:nobody do a-4b-1c1d-2e-2f-2g7h-2i-3j2
deed.:nobody does a4b-2c-1d-2e-1f1g-2h1i-1|deed.:nobody doing b-1c-1d-2e-2f1g-1h-2i5|deed.:nobody is a-2b-2c-5d12e1f-3g-2h-4i-1j-1
deed.:nobody may a-4b-4c5d5e2f1g-4i-3j-2|deed.:nobody none a-1b-2c-2d-4e-1f-2g-1i8j1|deed.:nobody not a-1b-2c-2d-1e-1f5g-1h3i-1j-1
deed.:other did a-1d-2e1f3g-3h1i-5j1|deed.:other do a-2b-2d-6e-1f2g6i1j-2|deed.:other does a-3b1c-3d2e-2f5g-4h2i-1j-2|deed.:other doing a3b-2c2d-1e2f-3h-2i-3
deed.:other has a-1b3c-1d1e-1f-2g-2h3i-2j-1|deed.:other is a-2b3c-2d-1e-1f-3g-4h5i-1|deed.:other may a-1b-1c-2d-2e2f-3g-1h6
deed.:other not a-1b1c-1d-1e-1f4g-4h3i-2j-1|deed.:other was a-1b-2d2e-1g-2h6i-2j-1|deed.:own did a7b-3c-2f-2g-1j-1|deed.:own do a-4b-1c3f2
deed.:own does a-1b5c-3d-1e-1f1h-2j-1|deed.:own doing b2c-1f-1|deed.:own has a-1b-2c-1d-1f3h2|deed.:own is a-3b4c-2f1h1j-1|deed.:own was a2b-1f-2
deed.:people do a-1c-1d-4e-1f3g-2i3|deed.:there is d-1f-1h4|deed.:you do a-1b-3c-1d1g1h1j-1|deed.:you may a-1b3d-4e-1h3|deed.:you not d-1g-1h2
deed:anyone did d1|deed:anyone do d1|deed:anyone doing b-1d2f-1g-1h-1j2|deed:asked did a3b-1c-2e-1f-1g-1j2|deed:asked do a-3b-1c-3d-1e-1f-2g5h1i3j-1
deed:asked does a-1d2e-1g-1i-1j2|deed:asked doing a5c2d-2f-2g-2i-1j-1|deed:asked is a-3b-1c-4d7f3g-2h-3i-1j-1|deed:asked may a-4b-1c2d5h-2i-1j-2
deed:asked not a2b-1f-1|deed:asked was a1c-1d4e-1g-3|deed:here is a-2b3d-1f-1|deed:i did a7b2d-2e-1f-2g-2h-2i-1j-1|deed:i do b-3c-2e-2f1g1h4i-2j-1
deed:i doing a-2b5d-1f1g-1h-2|deed:i has a-4b-1c4d1e-2f2|deed:i is a-1b-2e4|deed:i may a-1b3c-1d-2e-1f-1g2|deed:i not a-3b-1c-2d-1f2g-1h5|deed:it does b-2d-1g3
deed:nobody did a6b2c-2d-4e-2f-2g-2h-5i3|deed:nobody do a-4b-1c1d-2e-2f-2g7h-2i-3j2|deed:nobody does a4b-2c-1d-2e-1f1g-2h1i-1
deed:nobody doing b-1c-1d-1e-2f1g-1h-2i5|deed:nobody has c-1d2|deed:nobody is a-2b-2c1d3e4f-3g-2h-1i-1j-1|deed:nobody may a-3b-3c3d5e2g-3h-1i-2j-1
deed:nobody none a-1b-2d-2e-1f-2g-1h-1i7|deed:nobody not a-1b-2c-2d-1e-1f5g-1h3i-1j-1|deed:other did a-1d-2e1f3g-3h1i-5j1|deed:other do a-2b-2c-2d-4f1g5i1j-2
deed:other does a-3b1c-2d1e-2f5g-4h1i-1j-2|deed:other doing a3b-3c2d1e1f-3h-2i-3|deed:other has a-1b3c-1d1e-1f-2g-2h3i-2j-1
deed:other is a-2b3c-2d-1e-1f-3g-4h5i-1|deed:other may a-1b-1c-1d-1e2f-3g-1h6|deed:other not a-1b1c-1d-3f3g-4h3i-2j-1|deed:other was a-1b-2d2e-1g-2h5i-2
deed:own did a7b-3c-2f-2g-1j-1|deed:own do a-4b-1c3f2|deed:own does a-1b5c-1d-1e-1h-2j-1|deed:own doing b2c-1f-1|deed:own has a-1b-2c-1d-1f3h2
deed:own is a-3b3d-2f1h1j-1|deed:own was a2b-1f-2|deed:people do a-1c-1d-4e-1f3g-2i3|deed:there is d-1f-1h4|deed:you do a-1b-3c-2d2e1g1h1j-1
deed:you may a-1b3d-4e-1h3|deed:you not d-1g-1h2|deed?:anyone doing d1|deed?:asked do c-3d8g-5|deed?:asked doing a-1c3d-1f-1|deed?:asked is a-2c-3d1e1f3h-1
deed?:asked may a-1c2d1e-1f3g-1h-2j-1|deed?:asked was d2e-1|deed?:i did b-1c2d-1e-1f-1|deed?:i do d1|deed?:i has d2e-2|deed?:nobody do c1d-1
deed?:nobody has c-1d2|deed?:nobody is a-1b-1c4d-5e3f-1h1|deed?:nobody may a-1c1d2e1f-1h-2j-1|deed?:nobody none a-1b-1c4d3f-1g-1h-2i-2j-1
deed?:other do c-3d4e2f-2g-1|deed?:other does c1h-1|deed?:other is c-1d1|deed?:other may c1d1e-1|deed?:you do c-2e2|deleted a4b-1c-1f-2|deliverability g-1h-1i3
delivered a-1f2|delivery a1d-1e1|demo b-2d-2e-1f8g-3i-2|dentists a2b1c-1d-1e-1f-1g-3h-2i6|deploy g1h-1|deploys a5f-5|design a-1b4d-3f-4g-1h5i-1|designed c1d-1
designer a-3b-3c-1d3e4f2h-1i-2|designers a-1b1|desk b2h-2|dev b-1c-1d2e3f-1g-1i-2|developer a-3b-1d-1f2g-1h-2i4|development d2|devs a-2b2h1|dhh a-2g-1h1j3
did a1b-1c-1d6e-1g-4h-1i-1|didn't a2b-1f-1|die d1f-2h2|dies b-1f2i-1|difference c-2d-4e8f-1i-2|differently a1f-1|digit a6b-3c-3d1f2g1h-3j-2|digital e-1g-1h-2j4
directory a-1b3f-2|discount b-1d-1e-1f-1g-1h9i-6|discounts a3h-2|discovery d-2g1h2|django b-1g1|dkim f1g1h-1|do a-3b-2c2d6f-1g-1h-1i-1j-1
docker a-3b-3c-2d1e-1f6g5h-2i-4|docs a-1b-2c3d-2e2f-1g1|does a-1b-1c1d4f1g-1h-2i-1j-2|doesn't b2e-1f-1g-2h1|doing a3b2c-1d-2e-1f-2g-1i-2j2|dollars a3b-3
domain a-4b-3c-1d-1f7h-1|don't b-2c-1d-3e-1f1g-2h6i-2j-1|doubled a1b-2c-1f-2g4|down a4b-3c-1d1e-1g-1h1j-1|draft a-1b-1c1f2g-1|drop c2d-1|droplet d-1f2g-1h-1
dropped a2f-1|due d1|each e3f-1h-2|early b-1c3d-3f-1g-1h4i-2j-1|easier d-2e3|ebook c1d1f-1|ebooks a3b-1c-1d1h-1i-1j-1|economics b-1g-1h-2i4j-1|editor b3c-1f-2
else a-1d3f-1|email a3b-1c-2e-1f-6g1h1i4j-2|emails b-3c-2d3e-2f3g-4h1i2j-1|employee c-1d3g-2h-2i2|employees e3f-1i-1|empty a-1f1|end a-1b-2f2h3
engagement a-2b-1c-1f4g-1j-1|english b-1c-1d4f-1i-2|enough a-1d3e-1|enterprise b3c-1d-1f4g-3h-1i-2|equity a-2c-1d2e-1f-1g-3h5i-1j-1|error g1|errors a-4f-1g5
estonia d1g-1|etsy a-1c-1d2e3g-1h-1|eu c-1d5e2f-1g-1h-2i-2|euros a-1c-1d3e-1h-1|even a-1b-1c-1f4|ever a1c2e-1f-2g4h-4i-1|every b-3c-2d-4e-2f2g5h2i-1
everybody a-3b2c-1d3f-2|everyone b2c-2d2f1i-1j-1|everything a4b-1d-1f-2g-2h2|exactly a2b-2f2i-1|expensive d3g-1|experience a-2b-1c-1d1e-1f-1g-1h4
explain a-1c-1d-1f1h2i-1|export c-1d3f4g-1h-4i-1|extension a-2b4c-2|eyes c-2d-1f-1h1j2|facebook a-1b-1f1h1|fail e-1f3g-1|failed a4b-1c-3d3f-3j-1
failing a3f-1i-2|fair a-1b-1c1d3e-2g-1i-1|fake c7d-7e-1f4h-2i-2j-1|faster a4b1c-1d-2e1f-3g1h-1i-1|fathom e1|favorite d1|feature a4b-1f-2g-1h-1
features a2b-1c-1g6h-6i-1j-1|feedback a-1b-2c12d-5e-1f-2g-1h-1i-4|feel a4b-1c-1d1e-1f-1h-1|fees a-2b-1e-1f1h-2i4|fell a3f-2h-1|few b-1c4d-1f-2
fewer a3e-1f1g-1h-2|field a1f-1|fieldnote b3h-2|figma b1c-1d-1e1f-3g-1h5i-2|figure a2f-2|file d1|files a-1b-1c-1d3e-1f2g-1h-1|final d-1f3h-1
finally a3b2c-2e2f-5|find a-3b-1c-2d2f6h-3i-1|finding a-2b-1c-2d-1f4g-2h-2i4|fine b-4c-1d-3e-1f5g-1h4i-1|finish a-2f5g-1h-2|finished a2b-2c-1e2f1g-1h-1
fire d-1g3h-1|fired a2b-1f-2|first a7b-1c2d3f-6g-1h-3i-1j-2|fixed a4c-1e1f-1g-2i-1|flag a-2b2|flags c6d-6h-1i1|flaky d-1f6g-1i-3|flat a-1b-1c4d-3f3h-1j-1
flats b6g-1h-1i-4|flow b-1c2|flows a-2b-1f3|flutter d-2e3|flyers a2b-1e1f-1|focus d-1f2h-1|follow b-2f-1g5h-3|followers a-1c-1d2|font a-1b1|fonts d1f-1
for a-1d3e1f-1g1h-1i-3j-1|form a-2b-2c1d1h2|forum a-2d-1f4g-1|found a-3d-1j4|founder a2f-1g-2h1i1|founders a-2b-2c-1d-2e-2f-3g-2h7i3j-1|four a3b-2c-1d2e-1f-3g1
fourth a-1b1|framework a-3b2d-1e-1f-1h4i-2|france d1|free a-2b-1c1d3e-2f-5h3i-2j2|freelance a6b-3c3d1f-4g-5h-4i6j-1|freelancer d-1e2h1
freelancers a-2b2c2d-1f-3g1h-1i2j-1|freelancing a7b-2c-1d-1e-1f-2g-3h-3i2j-2|freemium b-6d-1e-1h8|friday a4b-3c-1d-2e-1g2h1i3j-1|fridge a-5b5|friend a-3b-5f7
friendly f-2h3|from a9b-4c1d-2g-2h-2i-4j-1|front a3d-1e-1g-1|full e2f-2|full-time a-1b-1d-1e1g-1h-2i5|furniture b6g-1h-1i-4|g2 d-1g2|game a-3d-2e-1f1g7h-1i-1j-1
games a-1b-1g-1h3j-1|gb d-1e1f2g-1h-1|generator a-1b3c-1f-1|german a-1e1f1i-1|germany c-1d1g2|get a-3b-1c1d1e-3f5g1h-6i3j-1|gets a-3b-1c2f4h-2
getting a-3b-2d2e-1f4g3h-1i-2j-1|ghost e2h-1i-1|git b1|github a-4c1d1e-1f5g-1h-1i-1j-1|give c3d-2|giveaway a-2c-1d4f2g-2h-1|giving a3h-2|gmail f1
go a3c-1d-1e2f-1g-2i-2j-1|godot e1|gold h-3j3|gone a-1c-1f-1h3|good a1b-3c1d9e-6f-6g-5h1i-3j4|goods d-1g-1h-2j4|google a-3b-1c-4d4e2f5g1h-3i-1j-1
got a8b-6c-2d-1f1g-3i-1|great a-1b-1f1h-3i-2j6|grown f-2h2|growth a-2b-1f-1g-1h2i3j-1|guide a-2b-1c6d-8e-1f-1g12h-4i-6j-1|gumroad a3b-1e1h-1i-1j-1|guy a2b-1
guys b-1c1e-1f-1g-1h2|habit a-1c-3d6e-2g-1h1|had a1b2d-1e-1f-2g1h-1|half a4b-3c-1d-2e-1f1g3h-5i-1j-1|halved a2f-1|hand a2f-2|handed a-2b-2f3
handle a-1d2f-1g-1h-2i2j-1|handles a3c-1d1f-1h-2|handmade e3f-1g-1h-1|happened a1|happier a-1c-2e2f-2h3|happy c1d1e-1|hard a5b-1c-2f3g-1h-3i-1j-1
has a1c-4d3g-2h3i-2j-1|hate a-1b3d-1e-1f-4g2h2i-1|have a-2b-2c1d3e-2f4g-1h-1i-1j-1|having a-3b-1c-2d-1f9i-4|headline c2d-1|health a-1f1g-1h-3i4|hello b2e-1g-1
help a-2b-1c-2d-1f8g-4h-1j-1|her a-3f3|here a1b2c-3d2e-1f-3g-1h-2i-1j4|here's a5b-4c1f-1|here:learnt a-2b3d-1f-1|here:thing a-1b2e-1|hero c1d-1
heroku a-1d2f-2g1|hetzner c-1d-1e2|hey b2c-3d2|hi a-2b3c2e-1f-1h-1i-1|hid a1|hide a-1b1d1f-1|hire a8b-2c-3d1e5f-7g-5h1i-1j-1|hired a1
hiring a2b-2c-1d1e5f-3g-1h-3j-1|hit a1b1f-2|hn b2g-1|hold a-1b-1f3h-1|home b2c1f1h-3|homepage a-2c7d-4f3g-2h-1i-1|honest b-2c4d-1f-1g2h-1j-1
honestly a-1b-1d-1e-1g-1h3|hooks a-3g4h-2i2j-1|host c-1e2g1|hosting a-1c-1d2e1g-1h1i-2|hot b-2c1e-1f-1h3|hour c-1d-2e1g2|hourly a4b-2c-3d-3e3f-1g-2h5i-1j-1
hours a-2b6c-1f-3h-1|how a6b-4c-1d4e-2f-2g2h-5i-1j1|hreflang a-3f-1g5|html a6b-1d-2e2f-4|hubspot c-1d2e1g-1|hunt b1d-1f-1g1h-3i3j-1|i b1c-2d1e-1f2g-1h2i-1j-1
i'd b-2c3e-1f-3g-1h3|i'm a-4b1d2e-1f2g-1h2j-1|i've b2d-1f-1h-1j2|i:ago a10b-4d-1f-6g-1h-1|i:bad a4b-1c-1d-2e2f2g2h-6i-1j-1|i:gain a5b-1c2d-1f-5g-1
i:good a-1b1e-1f2g-1h2i-1j-1|i:guide a3b-3c-1d-1f1g2h-2|i:judge a-3b-1c5d-2|i:learnt a4b-1c-1d-3e1f2g-1h-2|i:not b-3d-2e-1f4g-2h1
i:show a-3b9c-1d-2e1f-6g2h-3i-1j-1|i:thing a4b2c-2d-2e-1f-2g-1h-2|icon a-3b3|idea b-1c-2d4f3h-3|ideas c-1d3g-2|if a-2b1c1d1f-4g1h2|illustrators c2d-2g-1i2
image a-4f1g5h-1i-1|images a1b-1c-1d-1e2f-1g2h-1i-2j-1|import a-1b-1f3i-1|imposter b-2f3h-1i2|in c-2d2e-2g2h-1i2j-2|in-house d-1e4h-1i-2|inbox b-6f7h-1
included d-1g2|income a5b-2c-2d-1e-1f-4g-1h1i3j-1|index b-1c-1f1h-1i-2j4|indexes h-2i2|indie b-3d-2e-1g5h2i-1j-1|industry a-3b-1c-1f-2h1i-1j6
influencers a-1g-1h3i-2|instagram a2b-1c-3d2e1f-1g-1|instead a-1c-1d3e-1h-1|interesting a-1f-2g-1i-1j5|internal d-1e-1f-1g-1h-1i4|interview a-1f-2g3h-2j2
interviews a-3b-1c-2d-3e-1f8g1h-2i-1j-1|into a1b1c3d-4e-1f-2h1i-1j-2|intro g2i-1|introducing b9g-3h-3i-2|invoice a3c-1d-1e-1f2g4h-8i2j-1
invoices b-3c3d1e-1g-1h-3i5j-1|invoicing a-2b-1c-1d5e-2f-1g-1h-3i4j-1|ios a1b-2c4d-2e-1g-2h-1|ireland d2e-1|is a-3b3d1f1g-4h5i-4j-1
isn't b-1c-2d4e-1f-1g-3h4i-1j-1|it b-1d5e-1f-4g-2i2|it's a-3b4c3d-1e-1f-6g-1h3|it:good b-2d-1g3|it:thing a-2b1c-1d-1g3|italy a-2b2|itch b2c-1
its a-5b1d-2e2f2g-1h2|january a-3f3|japan a1d-1f-1g-1i1|javascript a-2d-1e1g6i-4|jira d-3h4|job a-4c-1d2f1g-1h2i1j-1|jobs b1|jquery d-1h1|junior a-1c1d-2e2f-1
just a-2b2c-2d2e-1f1g-1h2j-1|kanban b1|keep a-2b-1c-1d-1e1f6g3h-6i-1j-1|keeps a-3b-1c-1f2g5h-1i-1|kept a3b2f-4|keyboard b4c-2d4e-1g-3h-2j-1
keyword a-4b-1d-1f2h3|kickstarter a4b3c-1d-1f-5|kids b1d1h-1|killed a5b-2c-1f-3g-1h2i-1j-1|kind a-1e-1f-1g-1h4|know a-5d2f4g2h-3|known a1h-1
knows a-2b-1d4f2h-1i-2|kubernetes a-1b-1d-1e-1f-1i5j-1|label a1b4c3d-2f-5h-1i-4j1|land a-2c-1f3g-1|landed a1d-1|landing a1b-4c-1d1f1g-3h2i3j-1|landlord a-3f5
languages b1|lantern b2c-1|laptop b-1d2f1|largest a-1f1|last a-1b3f-1h-1|late a3e-1f1g-2h-4i4j-1|later f-1j2|launch a-1c-1d-3e4f-3g4i-2j-1
launched a-5b7f-2g-1h-1i-1|launching a-2b8c-1d-1f-4g1i-2j-1|law d1|lawsuit a2b-1f-1|lawyer a-1c-1d2|lazy a1f-1g2i-2|leads a8b-1c-1f-6g-1h-2
learn a-3c-1d1e5f-1g-2|learned a4b-1f-1g-1|learning e-1f-1g-2h-1i5|lease a-1d-3e1g3|leave a-1b-1c-1d2e-2f6h-4i-1|leaving a-2g-1h1j3|leeds a1h-1
left a-3b1c-1f4h-1|lemon e2i-1|less a2b-1|lessons a5b-1f-3i-3|let a5d-2f-2h-1|level a-2b-2f2g5h-1i-1j-1|library a-2b4c-1|life a-2b2h-3i3|like a-2b2c1d2g1h-2
linear d-1e1|lines a-5b5c-1d-1e-1f-2g8h-1i-5j-1|link f4g-1h-1i-2|linkedin a2b-1c-2d2e-1f-3g-1h2i5j-3|linking b-1d-1e-1g-1h-1i4|links b-1d2e-1f4g-1h-3
lisbon a-1b-1c-1d1e-1g2|list b-2c-1e2f-2g4h-1|little a-2b3c-2d-1f-2g-1h5i-2|live b7c-1e2f-2h-7|llc d-1e2|load a2g-1|loads a2b-1f2g-1
local b-1c-1d-3e3f-1g-2h-1i6|locally a-1b-1e-1f5g-1h-1|log b-1c-1f2|login a-3b-1e-1f9g-2h-3i-2|logo a-1b-1c3d5e-5f-2g1h-3i-1|logs a-1g1|lol a1f-1
loneliness h-4i6|long a-1b-1c1d-1e4f1g-2h-2i-1j-1|look a-1c8d-5e-1f-1g2h-2|looking a-1b-1c6d2e-2f-2g-2h-1i-2j-1|loses a-1f1|losing a-6b3d-1f5g2h-3i-1
lost a3b-2c-1d-1f1g-1h-1|lot a2c-1d-1h2|love a-3b1c3d-1f-1g-1j1|low a-1c-1d1e-2f2|macbook b-1e3i-2|macros b-1f1h-1|made a1b2c1d2e-1f-5g-2h1i-1j-1|mail b-2c2e1
mailchimp a-2d1e1f3g-1i-1|make a-1b-1c2d-1e-1f-3g2h3i-2|making a-3b1d1e-2g5h-1i-2|manager a-2b3d-1e1f-2|manchester b-1d-1e-1f-1g-2i6|many b-3c-3d1e1f4g-2h1i-1
maps b3c-1e3f-2g-1h-1j-1|march a3b-1f-2|markdown a-1b4c-1f-2|market c-1d-1e4i-1|marketing a5b-4c-3d4e-3f1g-10h1i4j-2|matter b-2c-1f3g-1h1|may a-1f1
me a8b-6c3d-1e-1f-4g-3i-2j2|meal b1c4d-1e-2f-2h-2|mean h1|measured c-2e2|media a7g-6i-1|meet b6c-3g-3h-1|meeting d-2e-1g-1h2i3|meetings a2c3d-3e-1f-1g-1h2
memory a-3d-1f3g3h-1i-2|mental g-1h-3i4|messages a-1b3d-1f1g-2h-1|microservices b-1g-6h7|migrate d-1g2|migrated a1|min a-1b-1d-2e2f-2g1h-1j2|mind a-1c-1f-1h3
minute b-3c-1d-3e-1f3g-2h6i-4j1|minutes a3b-2c1d-3e-2f1g1i-1|missing a-1c3d-2f-1|mistake a2b-2d-1e-1f-1g-1h3i-2|mistakes d-1e-1g2|mit a-2b3h-1
mobile a3b-2c-1d-3e3f-1|mode a1b6c-1d-1e-1f-2g1h-2i-2|monday b5c-1f-4h-1|money a1b-3e-2f-3g-1h8i-3j-1|mongodb a1|month a7c-2e-2g-1h-4i-1j-1|monthly e6h-5
months a5b1c-3d-3e-2f5g-4h-2i-2j-1|more a-6b-6c-3d-4e5f5g1h1j1|morning a1b1f-2|most a3b-1c-1d-1e4f-4g-1h1j-1|move a-2e-1f-2g-4h8i-4|moved a2f-1
moving b-2d2e-1g1h-1i-1|mrr a2b-1f1g-2i-1|much a-1c-1d3e-2f-3g-1h5i-3|mvp b-1d2e-2h1|my a-1c7d-3e-2f4g-2h-2i-2j-2|myself a2c1e2f-2g-3|name a-2c4d-2e-2f4h-3
nas c-1d8e1g-7h-1|native c-2e3|nearly a1h-1|need a-2b-7c2d9e-3f-5g-6h7i-1j-2|needed a-5b2f-1g5i-1|needs b-2f-2h5|negotiating g1
negotiation b2c-4d6e-1f-1h-2i-1j-1|never a3b-2c-1d-5e-1f4g-2h5i-4j-1|new b7c5d-3e-2f-4g-1h-1i-3j-1|newsletter a3b-2c-3d-3e3f1g-5i6j-1|newsletters d1e-1f-1h-1i1
next a-1b5c-1d-1g-1h-1i-2|nice a-2b2c-1i-2j4|niche d1e-1f1g4h-3|night a-2f2|nights a-1b5f-2h-1i-1|no a-5e-2f1g5h-4i3j-1|no-shows b-3c-3f5h-1i-1
nobody a2b-3c-2d-3e-1f4g-5h6i-2j-2|nobody:ago a-3b-1c-1d-1e-1f7g-2h-1i-1j1|nobody:bad a1b-3c-3d-2e-2f5g4i-7|nobody:gain a3b2c2d-1e-2f-3g1h-2i-2j-1
nobody:good a1b-4d-1e3f5g-5h-2i5j-1|nobody:guide a-3b-3c1d-3e1f-1g8h-2i1j-1|nobody:judge b-4c10d-2e-3f-1g-3h-2i-1j1|nobody:learnt a6b-1c2d-3e4f-3g-1h-2i-4j-2
nobody:not a2b-2d1e-2f1h2i-3j-2|nobody:show b8c1d-4e-1f-1g-1h2i-8j-3|nobody:thing a-2b1c1d1f-3h1j-2|node a-1d1e-1f-1g4i-2|none:ago a-2b-1f7g-1h-1i-1
none:bad a-2b-2c-2d-2e-3g-1h7i2j-2|none:gain a3d-1f-1g-2h-1i2|none:good a-1b3c-1d-1e2f-1g1h-5i-1j1|none:guide a2c-2d1e-2f-5g11h2i-16j-4
none:judge a-1b-3c13d-2e-2g-3h3i-7j-5|none:learnt a4b-2c-1e-1f-3g-1h-1j2|none:not a-1b-3d-2e-2f3h3i-1j-1|none:show a-1b7c-4d-2e-2f2g3h-5j-3
none:thing a-2b1c-1f3g-2h-2i3j-2|normal d3e-1f-1|norway d1|not a2c-1d-4e-2f3g-2h4i-2|notes a-1b1c2d-2e3f-1g1h-5j-2|nothing a-2f-1g-1h5|notice a-2b-2f3
noticed a4d-1f-3|notion a3b-2c-2e1f-5g2h4i-1|november a-1b-1h-2i-3j6|now b10c-1d-1e-1f1g-2h-9i-3j-1|npm a-1b3c-2|number a1f-1|numbers a-2b-1f-1j3|obsidian e1i-1
of a3b1c1d-3e-1g-3j1|off a2b-1c1d1e2f-2g-1i-1j-1|offer a-2b2f-2h2|offering a1h-1|office c1f-2g1|offline a-1b8d-1f-3h-3i-2|often d2f2g-1h-1j-1|ok a1b-2e2f-1
old a-2b-1c-3d2e-1f-2h7i-2j-1|on a-2b2e-2f5g1h-6i-2j2|onboarding a-4b-3c3d-2e-1f6g-2h-3i4j-1|one a10b-10d-6e3f-5g-1h5|ones a2c-1d-4e3h-1
online b1c-1d-1e-1f-1g-1h-1i3|only a-4b-4c4d-5e-2f6g2h3i-3j-1|open a-6b4c-3d-1e-1g5h-2i4j-1|open-sourced a-1b3f-1|opened a-3b19c-2d-2e-1f-3g-8h-2i-7j-2
opening b3c-1f-2|opens a-1b-3c-1f5h-2|opinion a-1b-2h3|opinions c1|or a-2b-4c-1d-7e19f-3g-4h-4i-5j-1|order a-5b5|orders b1|organic a-2f2h-1i3j-1
other a-3b1c-1d7e-2f-1g-3h-2i1|other:ago a1b1c-2e1f4g-2h-4i-1j-1|other:bad a-1b-5c-2d-2e-3f9g-1h2i-4j-1|other:gain a-4c-1d2e-2g3h3j-1
other:good a1b-2d-1e1f-3g-1h1i1j3|other:guide a-3b3c-1e-4f-2g4i2j-1|other:judge a-2b-2c9d-2f1h-5i-2j-1|other:learnt a4b2d-3e-2f-4g-1i2j-1
other:not a-2b-1c-2d-4f6g-1h4i-2j-1|other:show a-1b9c-3d1e-1f-3g-2h-5i-1j2|other:thing a-3b4c2d-3e1f-1g-1h-3i-1j2|our a6d-3e-1f4g-4h-5i-2j1
out a1b3c-3d-4e-1f4g1h-3i-2j1|outage a-1b-2f-1g-6h5i-3j6|outlook a-1b-1c-1e-1f5g-1h-1i-1|outreach c2f-2g-1i3j-1|outside a-1f2|over a-1b-1c2d-4e-2g2h-3i5
overnight a-2b-1c-1f4j-1|overthinking b-1c1e-1g-1h3|own b-2c-1d-1e6f-3g-1|own:ago a-5b2f4|own:bad a-3b-3f6|own:gain a-1f2|own:good b2c-1d-1|own:judge a-1c2f-1h1
own:learnt b-1c1f-1|own:not a-5b1d-1f5h-1|own:show a2b8c1d-2e-1f-8|own:thing a-4b6c3d-1f-3g-1j-1|owns d2e-1f-1|paddle c-1d-1e5f-1i-2|page a-4b-3c6d-2f4g-2j-2
pages c-2d-3e2g-1h3i-2j1|paid a-2b-2c-2e4f3g-3h-4i5j-1|pair e-4f-1h-2i6|parents e1|part a2b2f-2h-3|partner c-1f1|pass f2h-1|passive a-1e-1f-3h2i3|past a-1b1f1
patterns a-2b-2d-1f-1h5j-1|pay a5b1d-2e3f-1g-3h-4i-1|paying a2b-1c-1d1f-1h1|payment a-2b-1c-1d1e-1f6g-1h-5i1|payouts a-1b-1d1f2h-1|payroll a3b-1f1h-3
pays a-1c-1d5e-2i-1j-1|pdf c6d-6h1|penpot e2i-1|people a-5b-1c4d-2e-1f1h2i-1j-2|people:bad b1|people:show f3g-1h-2|people:thing f3g-1h-2i-1
per a1d-1e1f3h-1i-2j-1|percent b-1f2|person a-2b-1c1d-1e-4f-2g-1h5i3|person:? a-2b-2c4d6e1f-1g-2h-2i-1j-1|person:own a3b1c5d-3e-2f5g-3h-4i-2j-1
person:self a2e-2f3g-2h1i-2j-1|person:you a-3b1c1d-1f-4g4h2i-2j-1|persons: a-3b-2c-5e-1f-3g1h6i6|persons:? a-1b-1d8e3f-3g-4h-4i-2j-2
persons:own ? a-2b-1c4d-2e-3f2i-1|persons:own a5c1d-3e-2f7g-4h-5i-3j-1|persons:own self ? b-3c-1d4e1f-1|persons:own self a1b2d1f-1g-2h-2j-1
persons:own self you c1f-1|persons:own you ? a-1b-1c7d-6|persons:own you a-3b2c6d-5f-1|persons:self ? a-1d1e-1h2|persons:self a2c-1d-3e-3f6g-3h1i-3
persons:self you b-1c4d-1f-1g1h-1j-1|persons:you ? a-1b-1c-1d4g-1h-1|persons:you a-2b1c-5d-1e1f-6g6h4i-2|phone a4b1c-1d-1e1f-3h1i-1j-1
photos a-3b3c-2d1e-2f-1g4h-3i3j-1|php i2j-1|pi b-1c-1f2g2i-1|pick d-3e4h-1|pitch a-1b-2c4|plain a1b-2c-1d-2e3f-1j2|plan a1b-1f2h-1i-1|planner a-2b2c3f-1h-1
planning a-1b1h-1i3|plans b5f-4g-2h3i-1j-1|plant c2d-1|platform b-1d-1e2f-4g-1h5|plausible b-1d-2e3g2i-1|players a-2f5h-2|please a-3b-2c11d3e-1f-4g-3h-1i-4j-1
plugin a-2b3c-1f-3g4i-1|plumbers b-1d-1g-1i3|podcast a2b3c-4d4e-1f-2h-1i-2j-1|point d1e-1|policy d-1g2h-1|politely g1|portfolio a-1b-2c6f-4h1
post a-1b-1c-1e-1f2g3h-4i-1j2|postgres b1c-1d2e2f-2g-1h-2i2j-1|posting a2b-1c-3f2g-2j2|postmark b-1e1|posts a-4b-1c-1d1e-1f-1g1h7i-3
practical a-1b-2d-1g6h-2i-1j-1|prefer d-1e3h-1|prepare b-3g3|present a-1b2c-1|presenting b6g-1h-1i-4|price a3c-1d-1e1f-2g1|prices a1b-1c-3d4e-1f-4g2h1i1j-1
pricing a1c5d-7e-1g-1h-3i1j3|print b1e1|privacy d1h-1|problem a-2b-2e-1f-7g-4h13i-4|product a-4b-2c-2e-1f1g5h-1i5j-2|production a-2c-1d1e-2f2h3i-1
productivity f-3h3|products b-1c-3d4e-2f-1g-1h-1i2j-1|profile a-1c2|project a3b-1c-4d-1e4g-1h-1i-1j-1|projects a-2b-3c-1d-1e-1f-2g4h2i3j-2|proper b-2d2e1
proposal c1d-1f2h-1i-1|provider a-3d1e-1f3|psychology a-1h-1i4j-1|public a1b1c-1e-1|published a-1b3c-2|put a4b1c-3e-1f-3g1h-1|python a-6b5d-1e2g1
questions b2c-1d-1g1h-1|queues b2d2e-1h-1i-1|quick c-2d2|quillbox c-2d4e-2|quit a1b-1c-1d1e-1f2h-1|rails a1e1g-1|raise b-1c-3f-2g3h1i-2j2|raised f2g-1|ran a2b-2
ranking a-3f4g-1|rankings a-1b-1g4i-1|raspberry b-1c-1f2g2i-1|rate a-4b-2c2d1e-2f3g5h-3i-1j-1|rates b-2c-1d-1e-2f-2g1h-1i6|rather a-1c-1d-2f-1g-1h5|reach f1
reached a4b-2f-2|react a-1c-2d-2e3f3g-1i-1|read a-3b-4c-1d1e-1f-3g2h-3i-4j10|readers a4b-3d-1|reading a2b7d-1f-1g-6h-1|readme d-1f-1g-1h3|reads a-1d1e-1f2g-4h3
ready a-1b2f-1|really b-3d-2e3f-1j4|reason a-1c-1f1|receipts a-4b4d1e-1|recipe a-3b5f-1|recommend c-3d5g-1|recommendation c-1d3e-1f-1g-2h2
recommendations c-1d2g-1|red c6d-6h-1i1|reddit a2b2c-2d-1f-1g-1h1|redesign c1i-1|redesigned b-2c4f-3|redirects c-1d1e-1f4g-3|reduce d-1f-2g5h-1i-1j-1
refund f2h-2|refunds a2f-1h-1i-2j2|refuses d-1f2h-1|regrets a3f-2|rejected a-1b-2f5h-2|rejections a5b-3c-1f-1|relaunch a-1b-1d1e-1g3i-1
release a-2b-5c-2e-1f5g8h-5i-3j-1|released a-1b5c-1g-1h-1i-1|releasing a-1b4f-2i-1|reminders a2d1f-2g-1h-2i3|remote a2b2d-1e-2f-3g1i3j-1|render c-1e2
rent a1b-1c-1d-1f1g1|replace c-4d5e-1f-2h2|replaced a1f-1|replies f1g1h-1|report a-3b-1c-1d1f-2g-1i-1j6|requests a-1d-2e3f2g-1i-1|response a2d2f-2j-1
restaurant a1c-3d4g-1|restaurants f-2g3|results a2b-1c-1j-1|resume b-1c3f-2|retainer d-3e3|retainers a4b-5c-1d-1e-2f-3g-3h1i6|returning f1
returns a-1c-1d-5g1h-2i7j-1|revenue a2c-1d1f-1|review a-1b-2c1d-1e-1f4g4h-5i-1|reviews a-2b-1c-1e-2f2g5i-2j-1|rewrote b-2c2f1|right a-2d-1g3h1
roast b-2c8f-2g-2j-4|row b-3d-1e-1f2g4h-2i-1j-1|rows e2f-1|ruined b-1f-1h4i-2j-1|run a1b-3c-2d3e1f1g1h-3|running a1b1c-1d-1e-1g2h-1|runway d1
rust a1b-2d3e-1g-1h-1i1|saas a3b-7c3d2e-2f-3g-2h1i7j-3|safari c-2e-1f1h-1i3j-1|said a2f-2|sale a4b-1c-3d2|sales b-3c-2d-1e1f8h-4i1|salesperson d2e-1
same d1f-4h4i-1|save d1e-2f-5g-2h8i-1|saved a3d2e-2f-2h-1|say b2e-1f-3g1h2i-1|saying e-1f-3g2h-3i4|says f6h-5|scam c3f-2|scan e-1h2|schedule d1
scheduler a2b2g-1h-1i-1|scheduling a1b-1c-1f3h-1|schools a4d-1g-1h-3|scope a-2b-1c-1d4e-1f-1g2h-5i3j-1|screenshots d2e-1|script a-1b2c2f-2
scripts b3c-1e-1f-3g3i-3|scroll a-3g4h-2|scrum f-1h2i-1|search a-1b1d-1e1f-4g1h4|second a-1c2d-2f3h-2j-2|seconds b-1f3g-1|section c2d-1f-1|sector d1e-1i1
security b-2g5h-2i-1j-1|see a-4g4h-1|self d-3e2f-1g2|self-host b3d-1g-2h-1|self-hosted b1|self-hosting b-1d-1g5i-1j-1|sell a-2b-1c1d4e-1f-1g-1j-2
selling a3b-2c-1f-2g-1h-3i5j-1|send a-3b-1d3e-2f4g1h-3j-1|sends a-1b-1f3h-1|sense c-3d4f-1|sent a4b-1g-1h-1i-1j-1|sentence d-1g-1h2
sentences:1 a-1b-1c-1d1e-1g-1h2i1j-1|sentences:2 a4b3c2d-2e-2f-1h-2i-4|sentences:3 a-3b-1d2e-1f2g-1h4i-2j-1|seo a-1b-3c-2d2e3f-4g3h-1i2j-2
server a-1b-1c-1d-1f3g2h-1j-1|service a-3b2d2f-2g-1h2|ses b-1e1|set a-3b3c-1d-1f-2g3h1|setup a-1c2|shared b2h-1|sharing b-1d-1h-1j3|shipped a4b-1f-2
shop a4b-3c-2d2f-2g3h-2i-1j-1|shopify b-3d-1e3f1h1i-1|shops a-2b1c-1d-3e-2f-1g-3h-2i9j-1|short c-2d3e-1|should a-2b-1c-3d4e1f-4g-3h5i-1j-1
show a-4b9c-1d-1e-2f2g-4h-3i-1|shows a-2c-3d3f4h-2i2|side a5c-3d1e-1f-3h-1i3j-1|sign a2d-2e-1f6g1h-5i-1|signup a-2b1c2f-1|signups c2d-1f4g-4i-1j-1|silent f1
simple b-1d-1g6h-2j-1|since a-3b-2c-1e-1f7g-1h-2|single a2b-1d-1f-2g-1h3|sister a-1b3c-1|site a-2c-2d3e1f2g-1h-1j-1|sites b-1d1f-1h3|six a5e-1f-5g-1h-3i5j-1
size:long a3b2c-2e3f-1g-1h-3i-2j-1|size:long no verb a1d-2f4g-2h3i-5j-1|size:short a-4b-1c-1d-3e-7f-7g-4h11i8j1|size:short no verb a-6b-9d-3e-3f-8g3h4i11j-3
size:tiny a-1c-1d-1e-1f1g1h-2i5j-2|size:tiny no verb a-3d-3e-5f-5g-5h-12i20j3|size:usual c-1d2e-1f4h1i-3j-1|size:usual no verb a2b2d1e3f2g-1h-1i-9j2
skills d1f2h-2|slack a1b-1d-2e2f1g-1|sleep b-1c3g-1|slow a-2b-1c-1d-1e-1f-4g2h1i6j-1|small a-3b3c-3d-2e2g-2h-3i8j-2|smaller a-1b2f-1|smarter d-2e2
so a4b-3c-2e1h-1|soc a-1c-1g3h-1i-1|social a7g-6i-1|software b-4c-1e3f-3g4h2i-2j-2|solar a-1b2|sold a3f-2|sole d-1e2|solid e1|solo a1b3c-1f-1g-2h-2i1
some a-3b2c2d-1|somebody b-2c5d-1f-1|someone a-1b-1c-1d1e-1f3|something a-2e2|sound c1d-1f-3g-1h3i3|source a-1b-1c-1d3f-2g-1h-3i5|sourced a-1b3f-2|spain d1
spam a-3b-1c-1f4g-1h2i-1|speaks b-1d4f-1h-1i-2|speed c-1d-1g3|spend a-2d2e-3f6h-4|spent a-2b2f-1h-1j2|spf f1g1h-1|spreadsheet a4b1f-4|spring a1|sqlite e1f-1h1
squeezy e2i-1|stack f-1g-3h4|standups a4b-1c-1d-4e-1f-1g13h-4i-10j-1|start c-1d-1e2|started a2b-3f2h-1|starts a-1b7c-1f-4|startup b-2c3d-2e-1f-1g-1h3
startups a2b3e-2f-2g-1h1i-2|static a-1b3c-1f-1|stats b4e-1g-1h-1i-2j-1|status b3g-2|stay a-1f1|steam b1c1f-3|step b-2c-2d-1e-1f2g3h-1i-1j-1
steps a-1b-3d-2f-1g9h-3i-1|still a-6b-1c-4d8e-4f7g-1h-1i-1j-1|stock b4c-2d2e-2g3h-1i-4|stop a1b-3c1d-3e-1f-1g-2h7i-1j-1|stopped a6b-1f-3h-2|store a1b-2g3
story a3b-1|strategy c-1d-2f-1h4i-1j1|street a-2f2|stripe a-2b-2c-3d4e4f3g-1h-2i-3j-1|struggling a-3c-1f6g-1h-1i-2|stuck a-1b-1c-2e-1f6g-2h-1|students e4h-4
studio a-2b2d-1j2|studios a-3b2c-1h2|study a-2c-1f-1j4|subreddit a-2b5d-1f-1g-1h-1|subscribers a3b-2c-1d-1e3f-1g-1h-1|subscription d-3e2f-1g-1h1i2
substack e2f-2|summer b1d-2g1|supplier a-1f1|support a2b-4c-2d-1e-2f3g-2h-1i5j-2|survive d-2g2|suspended a-1c-1f2|svelte a-1b-1c2d-2e3|switched f2g-1
switching a4b-2c-1f-2g-1h-1i2|syndrome b-2f3h-1i2|system a-1b4f-2h1i-1|table c2d-1|tabs e-1g-1h19i-19j-1|tagline c3d-3|tags d-1f1g1|tailwind d-2e3f-1
take a1b1d1e-1f-3g-1h1i-1|takes a-2c-1f3|talk a-4b-2c-1d-1e-1f-2h9i-3j2|tasks b1h-1|taught a-1b5c-1d-1f-1g-1|tax d1|taxes a2d1f-2
team a1b-2c-1d-1e1f-2g5h-4i1j-1|teams a-1b5c-1d-2e-1f-2g-3h7i-4j-1|tear a-1c5d-1f-3|tech g-3h4|technical a-1b1c-1d4e-1f-1h-4i2|teenagers b1d-1e-1f-1g-7h-3i9j-1
tell b-3c8d-4e-1f-2h-1j-1|tells a4d-1g-1h-3|template a2c-3d-1e2f-1g4h-3|templates a3b-1f-4g2|ten a9b-1d-2e-2f-1g2h-2i-5j-2|terms a-1c-1d2f-2h2
tern a-1b6c4d-4e-1g-2h-1i-1|test a-1b-3c11d-4f-5g-2h2j-2|tested a1f-1|testers b-8c11d-3e-2f1g-3h-2i-1|testimonials c7d-6g1h-1i-1|testing a2c-1f-2h3i-1j-1
tests a1b-1c-2d-1e-1f6g-2h-2|text b5c-2e2f-2i-1|than a-2b-4c-1d-10e7g-2h6i1j-1|that a4b1c1e-2f-11g6h-3|the a1b-2c-3d-1e-1f3h2j-1|their a2b1c-1f-1
them a-1b-1d2e-1f1h1|then a-2b-1c-1f2g5h-3j-1|there b-1c-2d3e-1f-1g-1h3i-1|these a2c7d-6e-1f-1h-1|they a5b-1d-2e-2f-2g-1h3i-1|they're a-1d-2f3
thing a-2b-4c3d1h1j2|things a7b-1c-1d1e-1f-9g-4h7i-4|think a-3b-1c7d-7f-3g-1h7|thinkpad b-1e3i-2|thinks c-1d-4h4j3|third a1f2h-1|this a2c9d-5e-3f-4g-4h-5i-3j9
thoughts b-1c6d-1f-1g-1i-1j-1|thread b-1f-1h-2i-5j7|three a2b-2c-1e1f-3g3h-6i5j-1|through a2b-2d-1e2f-1|thumbnail c1d-1|thursday a-1c1f-1|ticket a1f-1
tickets a4c2d-2f-3h-1|tier a1b-1|tiktok a1c-1d1|time a-1b-1c3d1e-4f4g-3h-2i-3j2|timer a-2b2d-1f5h-1i-2j-1|timers a-1b2d-1|times a4b-3c-4d-2e-1f5j-1
timing a5b-2f-3|tiny a5b2c1d-2e-2f-3g-1h-2|tips a-2d2e-1f-1g4h-1i-3|tired a-3b-1c-2f2h4|to a1b-2c-2d1g5h-1i-1j-2|today a3b6c-2d-1f-4g-2h-3|todo a-1b1c2f-1g-1h1
tokens a-1b4c-2f-1|told a4f-2h-3|tomorrow a-1b3f-2|too a-3b-4c-4d1e-3f9h3i-3j-1|took a-1b-1c-2f4|tool a-3b3c1d2e1f1g-4h-2i-1j-1|tools a-1g-1h1i1|total d-1e3
town b-1d-1e1i2|track c-1f-3g5h-1i-1|tracker a-3b4c4d-2f-2g-2h-1|tracking b2f-2|trade b-1d-1f-1h1i2|traffic a1b-1e-1f4g-2h-2i-1j-1|trailer c2f-1
train d-1e-1f-1g-1h9i-6|translate b-1d-1e-1g3|translator a3b-2|trial a1c-2d3e-1|trials e-1g-1h2i2|tried a-1b1c-1d1f3g-1h-1|tripled b-1f3h-1j-1
trouble d-1f5g-1i-3|try a-1b-1c3d-1g-1|trying d-2e2|turn a-1b6c-2d-1e-1f-1g-2h2i-1j-2|turn:a thing a-3b7c3d2e-2f-5g-4h-1i-1|turn:acted a13b-2c-2d-1e-2f-4g1h-5
turn:ago c-4d-2e-1f9g-1h-5i-2|turn:all a2b-4c-4e-2f3g1h6i-4j-2|turn:ask a-2b-5c1d14f-4g-4h-1i-4|turn:bad a1b-5c-2d-4e-2f11g2i-3j-1
turn:between b-3c-1d-6e10f-1h-1i-1|turn:counted a6b-3c-2d-3e-1f-2g11h-5i-8j-2|turn:gain a4d3e-2f-4g-1h-1i-1j-1|turn:good a1b-1d-3e1f2g-2h-2i2
turn:guide b-2c-2d-1e-2f-4g17h-4i-6j-2|turn:judge a-3b-6c19d-4e-3f-1g-3h-1i-5j-3|turn:judged a-1b-3c11d-3e-2g2h-2j-2|turn:learnt a11d-5e2f-6g-2h-3i-1j-1
turn:machine a-1c2d-2e-1f5g1h-3i-1j-3|turn:metric a1b-6c-2d-2e-1f8g3h-4j-1|turn:not a-1b-4c-2d-5e-3f11h5i-3j-2|turn:offer a-4b3d1e-1f-3g1i1
turn:own thing a-3b10c4d-5e-1f-3g-2h-1i-1j-3|turn:people a2b-3c-2d1e-1h1i3j-2|turn:plea a-6b-2c-4d-1e-1f15g-5h-3i-1j-1|turn:praise a2b-4c-2d4e-1f-5h8i-8j2
turn:ready a-2b12c-4d-1e-1f-1h-6j-2|turn:show a-3b18c-3d-2e-2f-6g1h-5i-4j-2|turn:stance a1b-5c-3e1f-3g-4h13i-2j-2|turn:thing a-3b6c1f-2h-3j-1
turn:verdict a-2b-8d2e-2f-4g-1h13i-6j2|turn:versus a-3b-3d-7e21f-4g-2h-8i-4j-2|turn:which a-2b-1c-2d8e2f-2g-1h-4i-1j-1|turn:would a-2b-1c4d-2e3f-1g-1h-1
turn:yours a-2b2c-3e-2f-3g6i-1|turn?:a thing a-1b-1c11d-6e-1g-1|turn?:acted b-1c1d4e-1f-3|turn?:ago a-1c-2d4e-2f1h-1|turn?:all a-1c-2d6e-2f-1g-1h-2
turn?:ask a-1b-1d5e-1f-1g-1h-1|turn?:bad a-1c5d1e1f-2h-3|turn?:between b-2c-1d-4e7f-1h-1i-1|turn?:gain a-1c-1e2|turn?:good a-1b-3c2d-2e5f-2
turn?:guide a-1c2d4f-1g-6|turn?:judge c7d-3e-2f-2|turn?:judged b-1c10d-5e-2f-2g-1h-1i-1|turn?:learnt b-2c1d-2e3|turn?:machine a-2b-1c2d-3e5f2g-1j-1
turn?:metric a1b-1c-2d1e1g-1|turn?:not c2d-3e1f2g-1|turn?:own thing a-1b-1c3d-3e-1f1|turn?:people a-1b-2c-6d7f1g-1h-1|turn?:plea a-1c-1d1e-1f1
turn?:praise a-2d6e-2f1h-3|turn?:ready a2b-2c-2d4e-1f-1|turn?:show a2b-3c-1d1e3f-3|turn?:stance d5e-2f-2h-2|turn?:thing b-2c2e2g-1h-1
turn?:verdict a-2c5d-1f-2i-1j-1|turn?:versus a-2c-1d-7e9|turn?:which a-1b-1c1d2f-2g-1h2|turn?:would a-1c5d-6e2|turn?:yours b-1c-2d5e-2g-1h-1
turned a8b-2c-1f-4g-1h-1|turns a3b-4c6d-3f-1|tutorial a-2b-1d-1f4g3h-2|twelve b-1f-1g-7h8|twice f2h-1|two a4b-2d-1e-1f3g-1h-4|two-person a2e-1h-1
typescript a-2b2f-1h2|typo a1f-1|under a-3b1c-1d5e-1g-2h1i-3j1|underrated h1|understand c1d-1f1g1h-1|understandable c1|understands a-2f2|unity e1
unpaid c-1d1f-3g4h2i-3|unpopular b-2h2|until a-4c-1d3e2f3g-1i-1j-1|up b3c-2d2e-1f4g4h-7i-5j-1|update a-4b3c-1e-1f6g-1h-2|upfront d1|us a5b-2d-1e-2f4g-1h-3i-2j-1
use a-1b1c-2d4e1f-2g-1h-1|used a4f-3g-1h-1|users a3c1d-1e1f3g-3h-4i-1|using a2b2c-2d7e-3f-4g-1h-1i-1j-1|v2 b2c-1f-3g2|value c1d-1|vat c-1d1e-1g-1h-2j4
vc a2b-1f-1|vercel a1d-3e4f-1|version b5c-2f-4|versus a-1c-2d-1e10f-1h-6i-2|video b-2c3d-3e2g-1j1|views a1c2f-3|vim e4i-3|visitors a-1b-1f2g1|voice b-3c4h-1
vps a-3d-4e3f1g6h-1i-1|vs a-1b-2c-2d-3e14f-2g-2h-2i-6j-1|vue e1|wait b-1c-1d2e-1f-2g-2h9i-6|waiting a-1d2e-1f-1g2h-1|waitlist b-3d-1e-1f-2g6j-1
want a2b-5c3e2f-1g-1h1|wanted a-1b-2c8d-1e-2f-1g-1h-2|wants a-5b-7c-1d4e-1f4g-1h5|warning a-1b-1c-2f4h-1|was a5b-3c-3d7e-2f-2g-1h2i-2j-1|waste d-1h2
way a1b-2c-2d9e-1f-2g-4h1i-2j-1|ways a-1b-1d-2e-2f-2g4h-3i4|we a2b2d-3e-1f2g-2h-1i-1j-1|we're a-2b2f2h-2|we've a-3b-1f4|web a-1d-1e1f-4h6i-2j-1|webflow d-3e3
webhook h-1i2|webhooks f2h-1|website b1c1e2f-3g-2h1i-1j-1|websites a1h-1i1|week b1c-3d-4e-1f-1g2h-1i6j-1|weekend a3c-1d2e-2f-1g1h-1
weekends a-2b3d-1e-1f-2g-1h-1i2|weekly c-1f-3g5h-1i-1|weeks a-2b-1c5d2e-1g-3h-3j2|welcome a-1b1c2d-1f-1g1h-1i-1|well a1f-1h-1j2|went a6b-3c-3d-1e-1f-2g-1j2
were b-2d-1h4i-1|what a5b-4c2d3g-1h-4i-1j-2|what's a-2b-1c4d6e2f-3g-5h-2i-1j-1|when a1c-2d3e1f1g4h-7i-2j-1|where a-2b-2c1e1g2|whether a-1e2f-2g-2h4i-1
which a-2b-1c2d-1e4f-1h-4j1|whiteboard e1|who a-2b2c-3d3e-4f-3g-2h4i1j-1|who:anyone b-1c-1d3f-1g-1h-1j2|who:asked a-1b-2c-1d7e-2f-1g1h-2j-1|who:here a-2b3e-1f-1
who:i a4b1c-1d-3e-2g-1h2i-1j-1|who:it a-2b1c-1d-1g3|who:nobody a-1b-2d2g1h-2i1|who:none a-1b-2d-2e-1f-2g-1h-1i7|who:other a-3b1c-2d-2f3g-2h8i-4j-1
who:own a1b2c1d-2e-1f1g-1i-1j-2|who:people a-1c-1d-4e-1f3g-2i3|who:there d-1f-1h4|who:you a-1c-3d-1g-1h7i-1j-1|whole a4b-2c-1f-1|whom a1e-1f-1
why a1b-2c-4d1e-1f3g-2h5i-3j-1|will a-1c-1f-3h5|win a-1d-1h5i-3|window a3c1d-1f-3|wish a3b2d-1e-1f-1g-4h3i-1|wishlists a1c2f-3|with a-3b-1c-4d2e3f3g-2h-2i3j-3
within a2b-1d-2f-4h5i-1|without a1b3c-2d-3e-3f1g3h-3i1j-1|won't a-2b-1c-1d-1e1f3g1i-1|woocommerce a2b-2e3f-2h-2|word a1b-1c-1d-1f5g-3i-1j-1
wordpress a1b1c-1d-4e4f-3g2h-1i-1|words a-1b-1c1j2|work b-2c-4d4e-3f-1g-1h4j-2|worked a3b-1c-1|working a-3b2c-1d-1e2f3g-3h-3i2j-1
works a-2b4c4d-1e-3f2g1h-4i-3j-1|workshop a-1d-1f2g1|workspace b-1d-1g3i-1|world b2c-1g-1|worse a-1b-1c-1d-3e3f-3h5|worst a3b-2g-1h1j-1
worth a-2b-1c-2d2e-1f-1g-6j9|would a1b1c7d-5e1f-3g-2h-2i-1j-1|wouldn't c3f-1g-1h-1j-1|wrappers a-1c-1f-2h4|write a3b1c-3d-1e-1f-3g7h-2i-1j-1
writes b5c-2f1g-3h-1|writing a4b-6f-3g7i-3j-1|wrong a-1b-1c2d-4e-1f-1g-1h7|wrote a-4b7f-1h-1|xero d1|year a11b-2c-2d-3e1f-6g-3i-3
years a9b-1c-3d-1e-1f-5h3i-6j-1|yesterday a2c-1f-1|yet a-1b1f1|you a-1b-1c3d2f-4g-1h3i-1j-1|you'd c1|you're f-1h1|you:bad d-2h3|you:gain b-2c-2d4e2g-2
you:guide b-1c-1d-1g4h-1|you:not d-3g-1h4|you:show a-1b2c-2d3e1g-4h-1|you:thing b-1d3e-1g-2h2|your a-4b1c-3d2e-1f-3g5i-1|youtube a1c1d-2e1f-1|yrs c2f-1
zapier b-1d2g-3h-2i4j-1|zero a1f4g-1h-2i-1|zig b4f-1i-1|zones a-2b-1d-1e-1f3g2h-1
`;
