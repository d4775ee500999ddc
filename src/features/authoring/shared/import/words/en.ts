import type { LanguageWords } from './language-words.ts'

export const en: LanguageWords = {
  topics: {
    welcome: {
      strong:
        'welcome, thank you for choosing, thanks for choosing, thanks so much for choosing, make yourselves at home, make yourself at home, looking forward, enjoy your stay, we hope',
      weak: 'happy, delighted, glad, excited, hello, pleasure, love, hope, thank you, thanks',
    },
    checkIn: {
      strong:
        'check in, arrival, arrive, arriving, directions, sat nav, satnav, gps, handover, late arrivals, on your way, how to find us',
      weak: 'turn left, turn right, roundabout, junction, motorway, exit, signpost*, bell, intercom, later than, after dark, let us know, flight, on the day of arrival, get here',
    },
    door: {
      strong:
        'keycode, outside door, back door, spare, key, keys, key safe, key box, keybox, keysafe, lockbox, lock box, keypad, door code, front door, entry code, gate, padlock, main entrance, smart lock, door lock, spare key',
      weak: 'door, lock, code, unlock*, combination, floor, lift, stairs, flight of, flights, entrance, hallway, fob, latch, turning, scramble, dials',
    },
    parking: {
      strong:
        'visitor permit*, park on the street, park, parking, car park, parked, parking space, garage, driveway, carport, permit, charging point, double yellows, parking bay, pay and display, charger',
      weak: 'car, cars, vehicle*, gravel, space, unload*, street parking, ev, trailer, caravan*',
    },
    wifi: {
      strong: 'wifi, wi fi, wlan, network, internet, ssid, wireless, broadband, router',
      weak: 'password, passphrase, pw',
    },
    rules: {
      strong:
        'must not, may not, are not to, no smoking, smok*, vap*, pets, dogs, dog, parties, party, quiet, noise, not permitted, not allowed, prohibited, forbidden, no more than, rules, shoes, candles, strictly, loud, hen, stag, keep it down, visitors are not, neighbours, bbqs are not',
      weak: 'please no, no, do not, don t, dont, must not, must, avoid, respect, ask that, kindly, only, unattended, children must',
    },
    equipment: {
      strong:
        'toilet, tap, taps, airing cupboard, extra blankets, blankets, pillows, pots, cutlery, lights, window, ceiling fan, dehumidifier, smoke alarm, coffee, oven, hob, cooker, stove, aga, microwave, washing machine, washer, dryer, tumble, dishwasher, heating, heater, thermostat, radiator*, boiler, immersion, hot water, air con*, aircon*, television, tv, telly, remote, netflix, coffee machine, coffee maker, nespresso, kettle, toaster, fridge, freezer, wood burner, log burner, fireplace, shower, hot tub, jacuzzi, sauna, barbecue, bbq, iron, hairdryer, hair dryer, towels are, linen, bedding, cot, high chair, fuse, fuse box, blinds, shutters, pool pump, sofa bed, induction, vacuum, hoover, speaker, projector, safe deposit, fan, pressure, extractor, ironing board',
      weak: 'switch, button, press, dial, socket, cupboard, drawer, instruction*, manual, booklet, appliance*, programme, setting, turn on, turn off, kitchen, bathroom, works, located, pans, logs',
    },
    activities: {
      strong:
        'worth a look, worth seeing, must see, canal, stadium, festival, sights, view, bridge, church, old town, beach, beaches, museum, castle, hike, hiking, walk along, coastal path, trail, boat trip*, surf*, kayak*, tour, tours, wildlife, zoo, gallery, swim*, cycling, bike ride, golf, theatre, cinema, viewpoint, market on, things to do, sightseeing, cathedral, gardens, abbey, playground, ruins, day trip, waterfall, aquarium',
      weak: 'visit, walk, explore, worth, children enjoy, enjoy, tickets, on foot, scenic, sunset, lake, island, park, miss, river',
    },
    restaurants: {
      strong:
        'breakfast at, coffee at, fish, chippy, noodles, indian, thai, chinese, italian, ice cream, restaurant*, dinner, lunch, pizzeria, pizza, bistro, brasserie, trattoria, cafe, eat, eating, seafood, sunday roast, burger*, curry, sushi, fish and chips, takeaway, take away, tapas, brunch, gastropub, tearoom, steak*',
      weak: 'book ahead, reserve, menu, delicious, food, dish*, best, chef, dine, table',
    },
    bars: {
      strong:
        'pub, pubs, bar, bars, cocktail*, nightclub, club, beer, live music, drinks, wine bar, nightlife, inn, ale*, pint*',
      weak: 'drink, tavern, wine, evening drink, djs',
    },
    shopping: {
      strong:
        'store, stores, butchers, fishmonger, greengrocer, off licence, market, open until, open till, opens at, supermarket*, grocer*, shop, shops, bakery, butcher*, tesco, sainsbury*, co op, coop, lidl, aldi, waitrose, spar, convenience store, farm shop, market stall*, corner shop, deli, mall, newsagent*',
      weak: 'milk, bread, buy, open until, open till, store',
    },
    transport: {
      strong:
        'bus, buses, train, trains, station, railway, airport, taxi*, cab, cabs, uber, ferry, tram, metro, subway, underground, tube, bike hire, bike rental, bicycle hire, rent a bike, car hire, shuttle, bus stop, coach, water taxi, transfer*',
      weak: 'stop, stops, line, ticket, every ten minutes, every twenty minutes, timetable, connection*, platform',
    },
    useful: {
      strong:
        'emptied, launderette, post box, notice board, pharmac*, chemist, doctor, gp, dentist, cash machine, atm, cash point, bank, post office, bin, bins, rubbish, recycl*, refuse, trash, garbage, laundrette, vet, petrol station, health centre, tourist office, tourist information, launderette, garbage collection',
      weak: 'collected, waste, surgery, opening hours',
    },
    checkOut: {
      strong:
        'be gone, before you go, before u go, when you go, gone by, check out, checkout, departure, before you leave, when you leave, on leaving, vacate*, strip the beds, last day, before leaving, on the day of departure, lock up, leave the keys, leave the key, put the keys back, drop the keys, leave by, be out by, moving out',
      weak: 'strip, sheets, leave, close all, switch off, dishwasher, take out, keys back, returned, towels in, used towels, empty the fridge, post the keys, windows',
    },
    contact: {
      strong:
        'anything breaks, any issues, anything at all, get hold of, contact, call me, call us, ring me, ring us, text me, text us, whatsapp, reach me, reach us, get in touch, phone me, available on, our office, office hours, your host, your hosts, questions, goes wrong, message me, message us, any problem*',
      weak: 'call, phone, mobile, telephone, text, email, e mail, problem*, office, respond, reply, help',
    },
    emergency: {
      strong:
        'emergency, emergencies, ambulance, police, fire brigade, fire service, hospital, a e, out of hours, coastguard, mountain rescue, poison, fire department, urgent care',
      weak: 'accident*, 999, 911, 112, nearest hospital, urgent',
    },
    address: {
      strong: 'place is, house is at, address, postcode, you will find us at, we are at, we re at',
      weak: 'street, lane, road, located at, flat, avenue',
    },
    closing: {
      strong:
        'have a lovely time, have a great time, have a great stay, have a lovely stay, kind regards, best wishes, best regards, many thanks, see you soon, subject, dear, yours sincerely, all the best, safe travels, cheers, have fun',
      weak: 'hi, enjoy, regards, xx',
    },
  },
  headings: {
    welcome: 'welcome, hello, introduction',
    checkIn:
      'arrival, arriving, check in, checking in, directions, how to find us, getting here, how to get here, your arrival, on arrival',
    door: 'getting in, keys, key, access, entry, the keys, door, getting in and out, front door',
    parking: 'parking, vehicles, car parking, car, cars, where to park',
    wifi: 'wifi, wi fi, internet, wifi details, internet access, wifi access, network',
    rules:
      'house rules, rules, conditions of stay, good to know, please note, our rules, terms, conditions, the rules, a few rules',
    equipment:
      'equipment, appliances, how things work, how it works, heating, kitchen, facilities, amenities, in the house, in the apartment, the apartment, house guide, instructions, using the house, the house',
    activities:
      'things to do, activities, what to do, what to see, attractions, out and about, days out, beach, sights, sightseeing',
    restaurants: 'eating out, restaurants, where to eat, food, food and drink, dining, places to eat, eat',
    bars: 'pubs, bars, nightlife, drinks, bars and pubs, bars and clubs, pubs and bars',
    shopping: 'shops, shopping, groceries, supermarkets, food shopping, local shops',
    transport: 'transport, getting around, public transport, trains and buses, travel',
    useful:
      'local amenities, useful information, useful, useful info, information, local information, rubbish, bins, recycling, waste, useful addresses, rubbish and recycling, health, bins and recycling',
    checkOut:
      'leaving, departure, check out, checking out, before you leave, when you leave, your departure, leaving us',
    contact: 'contact, contact us, contacts, your hosts, your host, get in touch, phone numbers, contact details',
    emergency: 'emergencies, emergency, emergency numbers, emergency contacts, in an emergency, in case of emergency',
    address: 'address, our address',
    none: 'house manual, guest information, times, house guide, guide, welcome book, important information',
  },
}
