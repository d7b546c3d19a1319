import type { Theme } from './concern.ts';

export const CODE: readonly Theme[] = [
  {
    words:
      /\b(?:react\w*|vue|svelte|angular|solidjs|next\.?js|components?|hooks?|use(?:effect|state|memo|ref|callback|context|reducer)|state management|redux|zustand|front-?end|form validation|forms?|accessib\w*|a11y|jsx|dom|browsers?|rendering|ssr|server components?)\b/i,
    concerns: [
      {
        what: 'where the state lives',
        ask: 'Where do you keep state that comes from the server, and where the rest?',
        weigh:
          'Data from the server and state of the page are two different things; keeping them in one place is where much of the trouble starts.',
        check: 'Keep data from the server apart from the state of the page',
      },
      {
        what: 'how much to build by hand',
        ask: 'What do you build by hand, and what do you take from a library?',
        weigh:
          'Dialogs, menus and date fields look easy until the keyboard and the screen reader come in, so those are good things to take from a library.',
        check: 'Try everything once with the keyboard alone',
      },
      {
        what: 'when to split something up',
        ask: 'At what point do you split a component, and when is it too early?',
        weigh: 'Splitting by reason to change ages better than splitting by length.',
        check: 'Split where the reasons to change differ',
      },
      {
        what: 'how easily it can be replaced',
        ask: 'How hard would it be to replace in two years?',
        weigh:
          'A library that touches few files is a small decision; one that touches every file is a large one.',
        check: 'Count the files that would change if it had to go',
      },
    ],
  },
  {
    words:
      /\b(?:performance|slow|speed(?:ing)? up(?: \w+){0,2}|speed|fast(?:er)?|bundle(?:s| size)?|core web vitals|lighthouse|caching|cache|latency|memory|profil\w+|optimi[sz]\w*|memo\w*|lazy)\b/i,
    concerns: [
      {
        what: 'what is slow for whom',
        ask: 'Do you measure on your own machine or on the ones that people really use?',
        weigh:
          'A fast laptop on a good line hides nearly everything, so measuring where the users are comes first.',
        check: 'Measure on a slow device before changing anything',
      },
      {
        what: 'what the profiler says',
        ask: 'What did the profiler show that you did not expect?',
        weigh: 'The slow part is rarely the one that looks slow in the code; a profile settles the argument.',
        check: 'Take a profile before and after each change',
      },
      {
        what: 'how to keep it fast',
        ask: 'How do you keep it from getting slow again?',
        weigh:
          'Speed that nobody watches is gone after a few releases, so a limit in the build does more than a week of tuning.',
        check: 'Put a limit into the build so that it stays fast',
      },
      {
        what: 'what could be left out instead',
        ask: 'What could you leave out instead of making it faster?',
        weigh: 'The cheapest request is the one that is not made.',
        check: 'Look for work that could be left out altogether',
      },
    ],
  },
  {
    words:
      /\b(?:databases?|sql|postgres\w*|mysql|sqlite|mongo\w*|orms?|host(?:ing)?|servers?|deploy\w*|docker|kubernetes|aws|cloud|serverless|vps|self-?host\w*|devops|ci(?:\/cd)?|back-?end|microservices?|monoliths?|queues?|uptime|backups?|monitor\w*)\b/i,
    concerns: [
      {
        what: 'who gets up when it fails',
        ask: 'How do you find out that something fails, and how soon?',
        weigh:
          'A setup that one person understands completely is worth more at night than a better one that nobody does.',
        check: 'Write down what to do when it fails, for somebody who did not build it',
      },
      {
        what: 'how the way back looks',
        ask: 'When did you last restore a backup, not only make one?',
        weigh:
          'A backup that was never restored is a hope. The way back has to be walked once while nothing is on fire.',
        check: 'Restore a backup once, before it is needed',
      },
      {
        what: 'how much scale is really needed',
        ask: 'At what size did the simple setup stop being enough?',
        weigh:
          'One machine goes further than it is given credit for, and it is far easier to reason about than five.',
        check: 'Work out the load that is really expected, with a margin',
      },
      {
        what: 'what the bill looks like in a bad month',
        ask: 'How much more could a bad month cost, and would you notice in time?',
        weigh:
          'Prices by use are friendly at the start and surprising later, so a limit or an alarm belongs in from day one.',
        check: 'Set an alarm on the bill',
      },
    ],
  },
  {
    words:
      /\b(?:test(?:s|ing|ed)?|tdd|code reviews?|(?:good )?readmes?(?: files?)?|docs|monorepos?|repos(?:itor(?:y|ies))?|commits?(?: messages?)?|pull requests?|refactor\w*|legacy|technical debt|tech debt|typescript|types|lint\w*|quality|bugs?|debug\w*|documentation|readab\w*|clean code|architecture)\b/i,
    concerns: [
      {
        what: 'which faults would really hurt',
        ask: 'Which fault would you hate to see in production, and what covers it?',
        weigh:
          'It pays to begin with the faults that would really hurt, instead of with whatever is easy to cover.',
        check: 'Name the faults that would really hurt, and cover those first',
      },
      {
        what: 'how much to change at once',
        ask: 'How large may a change be before nobody reviews it properly?',
        weigh: 'Small changes get read and large ones get approved.',
        check: 'Keep each change small enough to be read in one sitting',
      },
      {
        what: 'what to leave as it is',
        ask: 'Which ugly part do you leave alone on purpose?',
        weigh:
          'Ugly code that works and that nobody has to touch can stay; the code that changes every week is where care pays off.',
        check: 'Look up which files change most, and start there',
      },
      {
        what: 'what the next person needs to know',
        ask: 'What would the next person have to know that the code does not say?',
        weigh: 'The code says how; the reason why is what gets lost first and costs most to find out again.',
        check: 'Write down the reasons that the code cannot show',
      },
    ],
  },
  {
    words:
      /\b(?:auth\w*|logins?|passwords?|security|secure|oauth|jwts?|sessions?|privacy|gdpr|encrypt\w*|payments? (?:api|gateway)|stripe|payment providers?)\b/i,
    concerns: [
      {
        what: 'what can never be taken back',
        ask: 'Which parts can never change once others depend on them?',
        weigh: 'Whatever others depend on is a promise, so it is worth promising little at the start.',
        check: 'Promise as little as possible at the start',
      },
      {
        what: 'what happens when the other side is down',
        ask: 'What happens when the other side is down or answers twice?',
        weigh:
          'Requests get lost and come twice. A design that survives both needs far less explaining later.',
        check: 'Go through what happens when a call is lost, or comes twice',
      },
      {
        what: 'what not to build by hand',
        ask: 'Where do you draw the line between building it and taking something proven?',
        weigh:
          'Signing people in is a bad place for original ideas; something proven and boring is the safer choice.',
        check: 'Take something proven for everything around signing in',
      },
      {
        what: 'how a mistake would be noticed',
        ask: 'How would you notice that something leaked?',
        weigh:
          'It is worth asking how a mistake would be noticed before asking how to prevent every one of them.',
        check: 'Make sure that a mistake would be noticed',
      },
    ],
  },
  {
    words:
      /\b(?:program\w*|cod(?:e|ing)|develop(?:er|ers|ment)|javascript|python|rust|go(?:lang)?|java|languages?|frameworks?|librar(?:y|ies)|open source|git\w*|learn(?:ing)?|bootcamp|career|junior devs?|packages?|tech stacks?|dependenc\w*)\b/i,
    concerns: [
      {
        what: 'what it is going to be used for',
        ask: 'What did you build with it, and would you choose it again?',
        weigh:
          'The choice depends far more on what is to be built, and by whom, than on any list of features.',
        check: 'Describe in two lines what is to be built, and by whom',
      },
      {
        what: 'how it feels after the first month',
        ask: 'How did it feel after the first month, once the tutorials were over?',
        weigh:
          'Everything is pleasant in a tutorial; reading a strange error message at the end of a long day is the better test.',
        check: 'Build one small real thing with it, errors included',
      },
      {
        what: 'who looks after it',
        ask: 'Who looks after it, and would you notice if they stopped?',
        weigh: 'How calmly a project handles its bug reports says more about it than its stars.',
        check: 'Read the last twenty bug reports and how they were answered',
      },
      {
        what: 'what it costs to learn',
        ask: 'How long until somebody new could work on it alone?',
        weigh: 'The time that the next person needs to find their way is part of the price.',
        check: 'Estimate how long the next person needs to find their way',
      },
    ],
  },
];
