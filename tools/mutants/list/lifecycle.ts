import type { Mutant } from '../mutant.ts';

const place = 'src/app/usePlace.ts';

export const scrolling: readonly Mutant[] = [
  {
    file: place,
    find: '    scrollToTop();\n    focusHeading(',
    replace: '    focusHeading(',
    breaks: 'a new screen opens in the middle',
    caughtBy: 'Scrolls To The Top And Sets The Title',
  },
  {
    file: place,
    find: '      scrollToTop();\n      return;',
    replace: '      return;',
    breaks: 'choosing the current screen again does not scroll to the top',
    caughtBy: 'Scrolls To The Top When The Current Screen Is Chosen',
  },
  {
    file: 'src/app/Site.tsx',
    find: 'onQuickLink={scrollToTop}',
    replace: 'onQuickLink={site.openHome}',
    breaks: 'quick links leave the screen',
    caughtBy: 'Scrolls To The Top And Sets The Title',
  },
  {
    file: 'src/components/chat/ChatPanel.tsx',
    find: '  }, [messages]);',
    replace: '  }, []);',
    breaks: 'new messages are out of view',
    caughtBy: 'Scrolls To New Messages',
  },
  {
    file: 'src/components/chat/ChatPanel.tsx',
    find: 'overscroll-behavior: contain;',
    replace: '',
    breaks: 'the page scrolls when the chat reaches its end',
    caughtBy: 'Keeps Scrolling Inside Its Messages',
  },
  {
    file: 'src/components/inventory/useInventoryWindow.ts',
    find: 'if (options.adjustments !== undefined) windowScroll',
    replace: 'if (options.adjustments === undefined) windowScroll',
    breaks: 'the cards jump while the visitor scrolls up',
    caughtBy: 'Keeps Cards And Names In Place',
  },
];

export const lifecycle: readonly Mutant[] = [
  {
    file: place,
    find: 'if (wanted.current === next) setPlace(next);',
    replace: 'setPlace(next);',
    breaks: 'a screen that loads slowly replaces the one chosen after it',
    caughtBy: 'Shows The Screen That Was Chosen Last',
  },
  {
    file: 'src/app/useChat.ts',
    find: '!isOpen && messages.length === 0',
    replace: '!isOpen',
    breaks: 'opening the chat again drops the conversation',
    caughtBy: 'Keeps The Conversation',
  },
  {
    file: 'src/app/useSubmissions.ts',
    find: '[...forms].filter((other) => other !== form)',
    replace: 'forms',
    breaks: 'the button stays busy for the rest of the visit',
    caughtBy: 'Requests A Test Drive',
  },
  {
    file: 'src/app/useSubmissions.ts',
    find: 'new Set(forms).add(form)',
    replace: 'new Set([form])',
    breaks: 'a second submission ends the first one’s busy state',
    caughtBy: 'Keeps Both Forms Busy',
  },
  {
    file: 'src/app/Site.tsx',
    find: 'key={`${entry.name} ${entry === screen ? place.vehicleId : undefined}`}',
    replace: 'key={entry.name}',
    breaks: 'the form keeps the text typed for another vehicle',
    caughtBy: 'Starts With An Empty Form For Another Vehicle',
  },
  {
    file: 'src/app/Site.tsx',
    find: "mode={entry === screen ? 'visible' : 'hidden'}",
    replace: 'mode="visible"',
    breaks: 'the inventory appears below the home screen once the browser is idle',
    caughtBy: 'Prepares The Inventory Out Of Sight',
  },
  {
    file: 'src/app/visitState.ts',
    find: "isInventoryKept: freshness === 'kept'",
    replace: 'isInventoryKept: false',
    breaks: 'other screens load before the live data',
    caughtBy: 'is settled once it is not that of an earlier visit',
  },
  {
    file: 'src/app/Site.tsx',
    find: '  }, [title]);',
    replace: '  }, []);',
    breaks: 'the document title stays that of the first screen',
    caughtBy: 'Sets The Title On Each Screen',
  },
  {
    file: 'src/app/LiveInventory.tsx',
    find: '  }, [fetchSummary]);',
    replace: '  });',
    breaks: 'the counts are requested over and over',
    caughtBy: 'Fetches The Summary',
  },
  {
    file: 'src/app/Site.tsx',
    find: 'visit.getState().metadata.contact, [visit]',
    replace: 'state.metadata.contact, [visit]',
    breaks: 'the chat replies with the contact details of the first moment',
    caughtBy: 'Of That Moment',
  },
  {
    file: 'src/app/visit.ts',
    find: 'cleanUps.push(() => clearTimeout(timer));',
    replace: '',
    breaks: 'a timer of an ended visit still fires',
    caughtBy: 'stops its timers when it ends',
  },
  {
    file: 'src/app/visit.ts',
    find: '    if (hasEnded) return;\n',
    replace: '',
    breaks: 'a visit that has ended attaches listeners',
    caughtBy: 'attaches nothing when the visit ends before sign-in has settled',
  },
];
