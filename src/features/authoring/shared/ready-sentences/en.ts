/** Ready sentences by the field that they are for. `___` is a gap for the host to complete. */
export const en = {
  welcomeMessage: {
    welcomeHome: 'Welcome, and make yourselves at home. If anything is missing, just let us know.',
    welcomeSea: 'Welcome to the seaside. What you need for the first evening is in this book; the rest can wait.',
    welcomeLake:
      'Welcome to the lake. What you need for the first evening is in this book; the water will still be there tomorrow.',
    welcomeCity:
      'Welcome to the city. Here you will find out how everything works, so you can soon go out and explore.',
    welcomeMountains: 'Welcome to the mountains. Warm up, put your feet up, and read on when you feel like it.',
    welcomeBreakfast: 'Welcome. Sleep in if you like: breakfast is served from ___ to ___.',
    welcomeCountry:
      'Welcome to the countryside. Life here follows the seasons: ask us what is ripe and what is going on.',
    welcomePersonal: 'One thing we would like you to know about this place: ___.',
  },
  hostContactInfo: {
    answerHours: 'We answer messages from ___ to ___.\nAt night, please call only if it cannot wait.',
    askTips: 'Ask us where we eat, walk and shop. We are happy to share our favourites.',
    reportDamage: 'If something breaks or does not work, tell us straight away. It happens, and we can fix it.',
    helperNearby: 'If you cannot reach us, call ___.',
    emergencyFirst: 'In an emergency, call 112 first, then us.',
    askBeforeBooking: 'Travelling with children, allergies or a late flight? Tell us beforehand and we will be ready.',
    cin: 'The national identification code (CIN) of this home is ___.',
    registrationNumber: 'The registration number of this home is ___.',
  },
  checkinInstructions: {
    tellArrival: 'Message us when you know your arrival time, and again if you are running late.',
    selfCheckIn: 'You can let yourselves in at any time from check-in onwards.',
    weMeetYou: 'We will meet you at the door and show you around.',
    lateArrival: 'Arriving after ___? Tell us beforehand and we will explain how to get in.',
    documents: 'Please have everyone’s passport or ID card ready. We are required to register our guests.',
    earlyLuggage: 'If you arrive early, ask us where you can leave your luggage.',
    floor: 'The apartment is on floor ___; the name on the bell is ___.',
    landmark: 'The last turning is easy to miss. Look out for ___.',
    fromStation: 'It is ___ minutes on foot from the station.',
    navigation: 'Your map app will bring you to the street; the entrance is ___.',
    guestRegister:
      'The law requires us to register our guests with the police. Please send us everyone’s passport or ID card details before you arrive.',
    touristTax: 'The tourist tax is ___ per person per night.',
    touristTaxCash:
      'The tourist tax is not included in the price. Please have it ready in cash; we will give you a receipt.',
    guestCard: 'Your guest cards are here: ___. Take them with you when you go out: many places give you a discount.',
  },
  doorAccessInfo: {
    keyBox: 'The key is in the key box: enter the code, open the lid, and close it again afterwards.',
    keyBoxPlace: 'The key box is here: ___.',
    keypad: 'Enter the door code on the keypad, wait for the click, then push.',
    bell: 'Ring the bell marked ___.',
    lockWhenOut: 'Lock the door when you go out. Pulling it shut is not enough.',
    lostKey: 'If you lose the key, call us first. We have a spare.',
  },
  parkingInfo: {
    ownSpace: 'Your parking space is number ___.',
    courtyard: 'You can park in the courtyard. Please keep the gate clear.',
    freeStreet: 'Parking on the street is free.',
    carPark: 'The nearest car park is ___ and costs ___ a day.',
    readSigns: 'Check the signs: some spaces are for residents only or need a ticket.',
    unload: 'You can stop at the door to unload, but please move the car afterwards.',
    snow: 'In winter you need snow tyres or chains for the last stretch.',
    noCarNeeded: 'You do not need a car here. Nearest stop and line: ___.',
    restrictedZone:
      'Watch out for the restricted traffic zone (ZTL): do not drive beyond ___. Cameras read number plates.',
    zonePermit:
      'If you have to drive into the restricted traffic zone, send us your number plate beforehand and we will request a permit.',
  },
  houseRules: {
    noSmoking: 'No smoking indoors',
    noParties: 'No parties',
    quietNight: 'Quiet between 22:00 and 8:00',
    petsWelcome: 'Pets are welcome, but not on the beds or sofas',
    petsAllowed: 'Pets are welcome',
    noPets: 'No pets',
    shoesOff: 'Please take off your shoes indoors',
    airConOff: 'Turn off the air conditioning when you go out',
    heatingDown: 'Turn the heating down when you go out',
    windowsClosed: 'Close the windows and shutters when you go out or the wind picks up',
    registeredGuests: 'Only registered guests may stay overnight',
    saveWater: 'Please go easy on the water',
    rinseSand: 'Rinse off the sand before you come in',
    noCandles: 'No candles or open fires',
    poolChildren: 'Children may use the pool only with an adult',
    sortWaste: 'Please sort the rubbish',
    quietStairs: 'Please be quiet on the stairs; other people live here',
    skiBoots: 'Ski boots stay at the entrance',
    toiletPaper: 'Please put nothing but toilet paper down the toilet',
    closeGate: 'Close the gate behind you',
    askAnimals: 'Please do not feed the animals without asking',
    furniture: 'Please leave the furniture where it is',
    stairsWeek: 'If the “Kehrwoche” sign hangs on your door, please sweep the stairs by Saturday',
  },
  equipment: {
    heating: {
      name: 'Heating',
      description: 'Set the thermostat to 20 °C and give it half an hour.\nThe thermostat is here: ___.',
    },
    airConditioning: {
      name: 'Air conditioning',
      description: 'Keep the windows closed and set the remote control to 24–26 °C. It works best that way.',
    },
    hotWater: {
      name: 'Hot water',
      description: 'The hot water comes from a tank. After several showers, give it half an hour to heat up again.',
    },
    washingMachine: {
      name: 'Washing machine',
      description: 'Open the tap, put detergent in the drawer and choose a programme.\nDetergent is here: ___.',
    },
    dryer: { name: 'Dryer', description: 'Clean the lint filter in the door after every load.' },
    dishwasher: {
      name: 'Dishwasher',
      description: 'Use one tablet per wash.\nThe tablets are here: ___.',
    },
    oven: {
      name: 'Oven',
      description: 'Choose the function with one knob and the temperature with the other. The trays are inside.',
    },
    inductionHob: {
      name: 'Induction hob',
      description:
        'Use only the pans from the cupboard. If the hob does not respond, hold the key symbol for three seconds.',
    },
    gasHob: {
      name: 'Gas hob',
      description: 'Push the knob in, turn it to the flame, and keep it pushed in for a few seconds once it is lit.',
    },
    coffeeMachine: {
      name: 'Coffee machine',
      description: 'Fill the water tank, insert a capsule and press the button.\nCapsules are here: ___.',
    },
    mokaPot: {
      name: 'Moka pot',
      description:
        'Fill with water up to the valve, add coffee without pressing it down, and use a low heat. Rinse with water only.',
    },
    fridge: { name: 'Fridge', description: 'Anything earlier guests have left in the door is yours to use.' },
    television: {
      name: 'Television',
      description: 'You can use your own streaming accounts. Sign out before you leave.',
    },
    router: {
      name: 'Router',
      description: 'If the Wi-Fi stops working, unplug the router for ten seconds.\nIt is here: ___.',
    },
    woodStove: {
      name: 'Wood stove',
      description:
        'Open the air vent, light some thin wood, and half close the vent once it burns well. Please leave the ashes to us.',
    },
    shutters: { name: 'Shutters', description: 'Fasten them when they are open, or the wind will slam them.' },
    pool: {
      name: 'Pool',
      description: 'Open from ___ to ___.\nPlease shower before you swim, and no glass by the pool.',
    },
    barbecue: {
      name: 'Barbecue',
      description:
        'Outdoors only, never unattended, and not when it is windy. Please brush the grill clean afterwards.',
    },
    bicycles: { name: 'Bicycles', description: 'You are welcome to use them.\nThe key to the lock is here: ___.' },
    beachThings: { name: 'Beach things', description: 'Parasol and beach towels are here: ___.' },
    skiRoom: { name: 'Ski room', description: 'Please leave skis and boots there to dry.\nThe ski room is here: ___.' },
    breakfast: {
      name: 'Breakfast',
      description: 'Tell us the evening before if there is anything you do not eat, or if you would like it earlier.',
    },
    cot: {
      name: 'Cot and high chair',
      description: 'Both are available on request. Please tell us before you arrive.',
    },
    iron: { name: 'Iron', description: 'Iron and ironing board are here: ___.' },
    firstAid: { name: 'First-aid kit and fire extinguisher', description: 'Both are here: ___.' },
    fuseBox: {
      name: 'Fuse box',
      description:
        'If the power goes off, turn off the oven, then push up the switch that is down.\nThe box is here: ___.',
    },
    waste: {
      name: 'Rubbish',
      description: 'Paper, glass, plastic and food waste are collected separately.\nThe bins are here: ___.',
    },
    collection: {
      name: 'Rubbish collection',
      description:
        'Food waste: ___\nPaper: ___\nPlastic and metal: ___\nGeneral waste: ___\nPlease put the bins out the evening before.',
    },
    lift: { name: 'Lift', description: 'If it stops, press the bell button and wait. Someone answers day and night.' },
  },
  checkoutInstructions: {
    keysTable: 'Leave the keys on the table and pull the door shut.',
    keysBox: 'Put the keys back in the key box and scramble the code.',
    closeWindows: 'Close the windows and turn off the lights.',
    closeAll: 'Close the windows and shutters, and turn off the lights, heating and air conditioning.',
    dishes: 'Please load the dishwasher and start it.',
    rubbishOut: 'Please take the rubbish out when you leave.',
    towels: 'Leave used towels in the bathroom. The beds can stay as they are.',
    emptyFridge: 'Please take opened food with you; anything unopened can stay.',
    tellLeaving: 'Send us a short message when you have left.',
    luggageLater: 'If you are travelling later in the day, ask us where you can leave your luggage.',
    forgotten: 'Look behind the doors and under the beds: that is where things get left behind.',
    finalCleaning: 'We will do the final cleaning. Please leave the place tidy and swept.',
    deposit: 'You will get the deposit of ___ back within ___ days if nothing is damaged.',
  },
}
