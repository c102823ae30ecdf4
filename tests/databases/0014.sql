BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0014');
CREATE TABLE alive (
	id INTEGER NOT NULL, 
	at FLOAT NOT NULL, epoch INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "alive" VALUES(1,1.79493588088098621367e+09,1);
CREATE TABLE calls (
	table_id VARCHAR(40) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	moved INTEGER NOT NULL, 
	due FLOAT, 
	stage INTEGER DEFAULT '0' NOT NULL, 
	tries INTEGER DEFAULT '0' NOT NULL, 
	pushed FLOAT DEFAULT '0' NOT NULL, 
	mailed FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, person)
);
INSERT INTO "calls" VALUES('VuNWihBf6WQVS0ty','4jjotQMJJcgD0UUW',2,1.79493589744798064233e+09,0,0,0.0,0.0);
INSERT INTO "calls" VALUES('5PtsAnZgcQdzS7o_','4jjotQMJJcgD0UUW',0,1.79493589756357669823e+09,0,0,0.0,0.0);
INSERT INTO "calls" VALUES('UX-oB1CP4rvtsBcr','4jjotQMJJcgD0UUW',0,1.79493589760875868802e+09,0,0,0.0,0.0);
INSERT INTO "calls" VALUES('e6N8tzVZyFWsgaKA','4jjotQMJJcgD0UUW',0,1.79493589783144354816e+09,0,0,0.0,0.0);
INSERT INTO "calls" VALUES('YmLOayESZBXh22iG','4jjotQMJJcgD0UUW',0,1.79493589796911311154e+09,0,0,0.0,0.0);
CREATE TABLE challenges (
	id VARCHAR(64) NOT NULL, 
	purpose VARCHAR(12) NOT NULL, 
	person VARCHAR(40), 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "challenges" VALUES('ac43017fd01d462ac3f14c6819b9ed06f7ffd9ee9fef8de0d0a4ea2d0106fe31','make','4jjotQMJJcgD0UUW',1.79493618043599891661e+09);
CREATE TABLE circle_people (
	circle VARCHAR(40) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	joined FLOAT NOT NULL, 
	member BOOLEAN DEFAULT 1 NOT NULL, 
	looks TEXT, 
	answer VARCHAR(8) DEFAULT '' NOT NULL, 
	PRIMARY KEY (circle, person)
);
INSERT INTO "circle_people" VALUES('PuZ8jFkQoF5pleVz','4jjotQMJJcgD0UUW',1.7949358777407121658e+09,1,NULL,'');
CREATE TABLE circles (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	founder VARCHAR(40) NOT NULL, 
	code VARCHAR(8) NOT NULL, 
	invite VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, 
	shown BOOLEAN DEFAULT 0 NOT NULL, 
	usual TEXT NOT NULL, 
	zone VARCHAR(64) NOT NULL, 
	table_id VARCHAR(40), 
	date FLOAT, 
	minutes INTEGER DEFAULT '180' NOT NULL, 
	date_game VARCHAR(20), 
	date_by VARCHAR(40), 
	date_number INTEGER DEFAULT '0' NOT NULL, 
	date_moves INTEGER DEFAULT '0' NOT NULL, 
	date_changed FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code), 
	UNIQUE (invite)
);
INSERT INTO "circles" VALUES('PuZ8jFkQoF5pleVz','Thursdays','4jjotQMJJcgD0UUW','JUPKQP','VIDCeVMb3SIXyk1Eiwxk',1.7949358777407121658e+09,0,'{"game":"saboteur","players":5,"edition":null,"options":{},"spectators":true,"clock":{"kind":"none","seconds":0},"pace":"normal","hints":false}','Europe/Berlin',NULL,1794942000.0,180,'saboteur2','4jjotQMJJcgD0UUW',1,0,1.79493587775707244872e+09);
CREATE TABLE devices (
	id VARCHAR(64) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	endpoint TEXT NOT NULL, 
	p256dh VARCHAR(120) NOT NULL, 
	auth VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "devices" VALUES('d','4jjotQMJJcgD0UUW','https://push.example/1','k','a',1.0);
CREATE TABLE entries (
	table_id VARCHAR(40) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	payload TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',0,'created','{"kind":"created","code":"PXNTJC","game":"saboteur","players":4,"options":{"edition":"de","rounds":3,"first":"random","gold_draw":"diggers","connect":"required","round_end":"hands_empty","self_break":false,"broken_no_gold":false},"host":"4jjotQMJJcgD0UUW","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79493587671963095663e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',1,'sat','{"kind":"sat","person":"4jjotQMJJcgD0UUW","name":"Ada","seat":0}',1.79493587671963095663e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79493587671963095663e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79493587671963095663e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79493587671963095663e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',5,'start','{"kind":"start","record":"format = 1\ngame = \"saboteur\"\nrules = 2\ndeck = \"8cb0fd70660963454aca118a477a56e53a52aaa9a3742d0a518c1975fae12e53\"\nplayers = 4\noptions = { edition = \"de\", rounds = 3, first = \"random\", gold_draw = \"diggers\", connect = \"required\", round_end = \"hands_empty\", self_break = false, broken_no_gold = false }\nlog = [\n  \"first p3\",\n  \"roles digger digger digger digger saboteur\",\n  \"goals stone NE, gold, stone NW\",\n  \"deck rockfall rockfall NESW NE repair-cart E broken-cart NEW broken-cart broken-pick NE NS broken-lantern NES NE N|S map broken-lantern NES EW NE map NEW NESW map NES NEW broken-cart N|E repair-lantern map NEW E|W repair-cart NS NS NW NES repair-pick N NW repair-lantern-cart broken-pick NE NESW map repair-pick NW broken-lantern repair-pick-lantern map broken-pick EW N|E|S|W EW repair-pick-cart NW rockfall NESW repair-lantern NS NEW N|W NESW NES N|E|W N|E|S\",\n]\n","seq":29}',1.79493587674365615847e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',6,'move','{"kind":"move","seat":2,"lines":["p3: discard NES"],"seq":31}',1.79493587721973872186e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',7,'move','{"kind":"move","seat":3,"lines":["p4: discard EW"],"seq":33}',1.79493587723282194135e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',8,'chat','{"kind":"chat","person":"4jjotQMJJcgD0UUW","name":"Ada","seat":0,"text":"Let us play saboteur!","id":"140340466902288-1","digest":"b3c591291c88d332"}',1.79493587724247884748e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',9,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":34,"person":"4jjotQMJJcgD0UUW","id":"140340466902288-2","digest":"81eac1353cec2aa3"}',1.79493587725204229357e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',10,'move','{"kind":"move","seat":0,"lines":["p1: broken-cart p2"],"seq":36,"person":"4jjotQMJJcgD0UUW","id":"140340466902288-3","digest":"c4d12879dfb8a0ba"}',1.79493587725974225997e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',11,'move','{"kind":"move","seat":1,"lines":["p2: broken-pick p3"],"seq":38}',1.79493587727407789226e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',12,'move','{"kind":"move","seat":2,"lines":["p3: discard map"],"seq":40}',1.79493587734326982491e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',13,'move','{"kind":"move","seat":3,"lines":["p4: NE 0,1"],"seq":42}',1.79493587734603261951e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',14,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-cart"],"seq":44,"person":"4jjotQMJJcgD0UUW","id":"140340466902288-4","digest":"75ae3a835bb9d602"}',1.79493587734819149965e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',15,'move','{"kind":"move","seat":1,"lines":["p2: broken-cart p1"],"seq":46}',1.79493587735045242309e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',16,'move','{"kind":"move","seat":2,"lines":["p3: discard N|E"],"seq":48}',1.79493587735211396214e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',17,'move','{"kind":"move","seat":3,"lines":["p4: N|S 0,-1"],"seq":50}',1.79493587735370850565e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',18,'move','{"kind":"move","seat":0,"lines":["p1: rockfall 0,1"],"seq":52,"person":"4jjotQMJJcgD0UUW","id":"140340466902288-5","digest":"4bfbcea8e7877b80"}',1.79493587735620784753e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',19,'move','{"kind":"move","seat":1,"lines":["p2: rockfall 0,-1"],"seq":54}',1.7949358773580601215e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',20,'move','{"kind":"move","seat":2,"lines":["p3: discard NESW"],"seq":56}',1.79493587735957646368e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',21,'move','{"kind":"move","seat":3,"lines":["p4: ESW 0,-1"],"seq":58}',1.79493587736126494411e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',22,'move','{"kind":"move","seat":0,"lines":["p1: broken-lantern p3"],"seq":60,"person":"4jjotQMJJcgD0UUW","id":"140340466902288-6","digest":"ae532e4977f4bc48"}',1.79493587736316394807e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',23,'move','{"kind":"move","seat":1,"lines":["p2: map 8,-2"],"seq":62}',1.7949358773654363156e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',24,'move','{"kind":"move","seat":2,"lines":["p3: discard broken-cart"],"seq":64}',1.7949358773671824932e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',25,'move','{"kind":"move","seat":3,"lines":["p4: NESW 1,-1"],"seq":66}',1.79493587736855673793e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',26,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-pick"],"seq":68,"person":"4jjotQMJJcgD0UUW","id":"140340466902288-7","digest":"0b5e94f07c7a5912"}',1.79493587737110948561e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',27,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW"],"seq":70}',1.79493587738400363924e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',28,'move','{"kind":"move","seat":2,"lines":["p3: discard E|W"],"seq":72}',1.79493587739055299751e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',29,'move','{"kind":"move","seat":3,"lines":["p4: NES 0,1"],"seq":74}',1.79493587739274835591e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',30,'move','{"kind":"move","seat":0,"lines":["p1: broken-pick p4"],"seq":76,"person":"4jjotQMJJcgD0UUW","id":"140340466902288-8","digest":"9e7a7fed314cf558"}',1.79493587739485073095e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',31,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-lantern"],"seq":78}',1.79493587739641380311e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',32,'move','{"kind":"move","seat":2,"lines":["p3: discard NESW"],"seq":80}',1.79493587739776968952e+09);
INSERT INTO "entries" VALUES('4d0_wSh_4gx3iFwP',33,'move','{"kind":"move","seat":3,"lines":["p4: map 8,2"],"seq":82}',1.79493587739909601216e+09);
INSERT INTO "entries" VALUES('5PtsAnZgcQdzS7o_',0,'created','{"kind":"created","code":"PBSXJU","game":"duel","players":2,"options":{"edition":"de","rounds":3,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"4jjotQMJJcgD0UUW","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79493587755387067799e+09);
INSERT INTO "entries" VALUES('5PtsAnZgcQdzS7o_',1,'sat','{"kind":"sat","person":"4jjotQMJJcgD0UUW","name":"Ada","seat":0}',1.79493587755387067799e+09);
INSERT INTO "entries" VALUES('5PtsAnZgcQdzS7o_',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79493587755387067799e+09);
INSERT INTO "entries" VALUES('5PtsAnZgcQdzS7o_',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 3, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals NEW:door-green@N+gold3, NESW, N|W:gold1@W, NE:door-blue@E+gold1, NW:gold2, NSW:door-blue@N+gold3\",\n  \"deck NEW:troll@E EW|S:gold1@S NS|W map key repair-lantern-cart key EW repair-pick-lantern NS NESW:troll@W rockfall NE|W rockfall NE EW repair-lantern NEW:door-green@N NSW:door-green@S NE|SW EW NW|S broken-pick NS|EW:gold1@N repair-cart broken-lantern NE:ladder-green broken-cart NSW|E:gold1@E NW:ladder-blue NE NESW:door-blue@S NW|E broken-lantern NEW:door-blue@E map NS NS|EW broken-pick NW repair-pick EW NE|S NSW:door-blue@N NEW|S:gold1@S NW|ES:gold1@E NW NESW:door-green@W broken-cart NSW:troll@S NS repair-pick-cart\",\n]\n","seq":13}',1794935877.56351);
INSERT INTO "entries" VALUES('5PtsAnZgcQdzS7o_',4,'chat','{"kind":"chat","person":"4jjotQMJJcgD0UUW","name":"Ada","seat":0,"text":"Let us play duel!","id":"140340464146448-1","digest":"ceee339a7d0a916c"}',1.79493587757708883282e+09);
INSERT INTO "entries" VALUES('5PtsAnZgcQdzS7o_',5,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":14,"person":"4jjotQMJJcgD0UUW","id":"140340464146448-2","digest":"b58331926385a76b"}',1.79493587757886695864e+09);
INSERT INTO "entries" VALUES('5PtsAnZgcQdzS7o_',6,'move','{"kind":"move","seat":0,"lines":["p1: NESW:troll@W -1,1"],"seq":15,"person":"4jjotQMJJcgD0UUW","id":"140340464146448-3","digest":"ecb75ed8ff05b348"}',1.79493587758056974412e+09);
INSERT INTO "entries" VALUES('5PtsAnZgcQdzS7o_',7,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":16,"person":"4jjotQMJJcgD0UUW","id":"140340464146448-4","digest":"70f814b2d7e80432"}',1.79493587758225965501e+09);
INSERT INTO "entries" VALUES('5PtsAnZgcQdzS7o_',8,'move','{"kind":"move","seat":1,"lines":["p2: discard NS repair-lantern-cart"],"seq":20}',1.79493587758464813236e+09);
INSERT INTO "entries" VALUES('5PtsAnZgcQdzS7o_',9,'move','{"kind":"move","seat":0,"lines":["p1: ESW:troll@W 1,1"],"seq":21,"person":"4jjotQMJJcgD0UUW","id":"140340464146448-5","digest":"c7df31a1f387e950"}',1.7949358775865323543e+09);
INSERT INTO "entries" VALUES('5PtsAnZgcQdzS7o_',10,'move','{"kind":"move","seat":0,"lines":["p1: bribe 1,1"],"seq":22,"person":"4jjotQMJJcgD0UUW","id":"140340464146448-6","digest":"d9ef806b915489f8"}',1.79493587758804202083e+09);
INSERT INTO "entries" VALUES('5PtsAnZgcQdzS7o_',11,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":23,"person":"4jjotQMJJcgD0UUW","id":"140340464146448-7","digest":"68d40e75e1c9ed79"}',1.79493587758942365643e+09);
INSERT INTO "entries" VALUES('5PtsAnZgcQdzS7o_',12,'move','{"kind":"move","seat":1,"lines":["p2: map 7,-1"],"seq":25}',1.79493587759116745e+09);
INSERT INTO "entries" VALUES('5PtsAnZgcQdzS7o_',13,'move','{"kind":"move","seat":0,"lines":["p1: EW 2,1"],"seq":26,"person":"4jjotQMJJcgD0UUW","id":"140340464146448-8","digest":"6d2118e1b8577c6a"}',1.79493587759270977971e+09);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',0,'created','{"kind":"created","code":"ESAMJR","game":"dark-cave","players":4,"options":{"edition":"de","first":"random","end":"immediate","vein":"must","axe_continues":false},"host":"4jjotQMJJcgD0UUW","spectators":false,"clock":{"kind":"none","seconds":0}}',1794935877.68406);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',1,'sat','{"kind":"sat","person":"4jjotQMJJcgD0UUW","name":"Ada","seat":0}',1794935877.68406);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1794935877.68406);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1794935877.68406);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1794935877.68406);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',5,'start','{"kind":"start","record":"format = 1\ngame = \"dark-cave\"\nrules = 2\ndeck = \"1339e9eb761bfae455979155d3b0149a1997c8ef3161ab7382e9930db8445f4b\"\nplayers = 4\noptions = { edition = \"de\", first = \"random\", end = \"immediate\", vein = \"must\", axe_continues = false }\nlog = [\n  \"first p3\",\n  \"roles yellow-saboteur yellow-saboteur yellow-loyal yellow-loyal\",\n  \"goals NE:ladder, NES:vein, NW:hole, NESW:exit\",\n  \"deck I.rat I.NS|EW:bridge@N I.rat I.web I.goblin I.NS|EW:bridge@E I.NE|SW:tunnel I.NE:ladder I.NESW I.boots I.information I.NES I.rockfall I.NW|ES:tunnel I.EW I.NESW:hole I.NEW I.NE I.lindworm I.NES:hole I.NEW I.NW I.NS I.information I.NEW I.axe I.NESW I.N:hole I.NES\",\n  \"deck II.web II.NW|ES:tunnel II.NW:ladder@N II.N:ladder II.NEW II.swap-hands II.NW II.NES:hole@E II.E:hole II.rockfall II.boots II.NS|EW:bridge@N II.NESW II.NEW:hole@N II.NES II.NS II.NEW:vein@N II.lindworm II.EW II.NESW II.NE|SW:tunnel II.NE II.axe II.rat II.goblin II.information II.information\",\n  \"deck III.E:ladder III.information III.NE III.NE|SW:tunnel III.NW III.lindworm III.NESW III.rockfall III.goblin III.NEW III.NESW:hole III.boots III.rat III.goblin III.NEW:hole III.web III.NES:vein III.NS III.NES III.N:hole III.NS|EW:bridge@E III.swap-hands III.rat III.EW III.lindworm III.axe\",\n]\n","seq":25}',1.79493587768818879126e+09);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',6,'move','{"kind":"move","seat":2,"lines":["p3: I.NSW 0,-1"],"seq":26}',1.79493587769109511379e+09);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',7,'move','{"kind":"move","seat":2,"lines":["p3: step 0,-1"],"seq":27}',1.79493587769472503663e+09);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',8,'move','{"kind":"move","seat":2,"lines":["p3: step 0,0"],"seq":28}',1.79493587770284962652e+09);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',9,'move','{"kind":"move","seat":2,"lines":["p3: step 0,-1"],"seq":30}',1.79493587770432758326e+09);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',10,'move','{"kind":"move","seat":3,"lines":["p4: I.NESW 0,1"],"seq":31}',1.79493587770596265797e+09);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',11,'move','{"kind":"move","seat":3,"lines":["p4: step 0,1"],"seq":32}',1.79493587770727443695e+09);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',12,'move','{"kind":"move","seat":3,"lines":["p4: step 0,0"],"seq":33}',1.79493587770844078058e+09);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',13,'move','{"kind":"move","seat":3,"lines":["p4: step 0,1"],"seq":35}',1.79493587770956420897e+09);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',14,'chat','{"kind":"chat","person":"4jjotQMJJcgD0UUW","name":"Ada","seat":0,"text":"Let us play dark-cave!","id":"140340464208912-1","digest":"ef3b1bf179bdbbbe"}',1.79493587771155524253e+09);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',15,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":36,"person":"4jjotQMJJcgD0UUW","id":"140340464208912-2","digest":"0f672312f5e4c812"}',1.79493587771268439286e+09);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',16,'move','{"kind":"move","seat":0,"lines":["p1: I.ES -1,0"],"seq":37,"person":"4jjotQMJJcgD0UUW","id":"140340464208912-3","digest":"d5fda9c54934b1b2"}',1.79493587771387314794e+09);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',17,'move','{"kind":"move","seat":0,"lines":["p1: step -1,0"],"seq":38,"person":"4jjotQMJJcgD0UUW","id":"140340464208912-4","digest":"2d455482c45f61b5"}',1.79493587771536803245e+09);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',18,'move','{"kind":"move","seat":0,"lines":["p1: step 0,0"],"seq":39,"person":"4jjotQMJJcgD0UUW","id":"140340464208912-5","digest":"bd30b2d9f9a10fe5"}',1.79493587771662902827e+09);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',19,'move','{"kind":"move","seat":0,"lines":["p1: step -1,0"],"seq":41,"person":"4jjotQMJJcgD0UUW","id":"140340464208912-6","digest":"8353e7b03bd132aa"}',1.79493587771799683575e+09);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',20,'move','{"kind":"move","seat":1,"lines":["p2: discard I.EW"],"seq":42}',1.79493587771991395954e+09);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',21,'move','{"kind":"move","seat":1,"lines":["p2: step 0,1"],"seq":43}',1.79493587772132730476e+09);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',22,'move','{"kind":"move","seat":1,"lines":["p2: step 0,0"],"seq":44}',1.79493587772269487384e+09);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',23,'move','{"kind":"move","seat":1,"lines":["p2: stop"],"seq":45}',1.794935877723875761e+09);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',24,'move','{"kind":"move","seat":2,"lines":["p3: discard I.NE:ladder"],"seq":46}',1.79493587772525620463e+09);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',25,'move','{"kind":"move","seat":2,"lines":["p3: stop"],"seq":47}',1.79493587772661066055e+09);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',26,'move','{"kind":"move","seat":3,"lines":["p4: I.ESW 0,-2"],"seq":48}',1.79493587772787785523e+09);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',27,'move','{"kind":"move","seat":3,"lines":["p4: step 0,0"],"seq":49}',1.79493587772903227806e+09);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',28,'move','{"kind":"move","seat":3,"lines":["p4: stop"],"seq":50}',1.794935877730451107e+09);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',29,'move','{"kind":"move","seat":0,"lines":["p1: discard I.N:hole"],"seq":51,"person":"4jjotQMJJcgD0UUW","id":"140340464208912-7","digest":"3c49cce75d552210"}',1.79493587773212337497e+09);
INSERT INTO "entries" VALUES('EjMqg2r90vH4l3oX',30,'move','{"kind":"move","seat":0,"lines":["p1: step 0,0"],"seq":52,"person":"4jjotQMJJcgD0UUW","id":"140340464208912-8","digest":"8a658891e8891623"}',1.79493587773362016681e+09);
INSERT INTO "entries" VALUES('HdZibXx21aEHmA4_',0,'created','{"kind":"created","code":"FBVMHN","game":"saboteur","players":3,"options":{"edition":"de","rounds":3,"first":"random","gold_draw":"diggers","connect":"required","round_end":"hands_empty","self_break":false,"broken_no_gold":false},"host":"4jjotQMJJcgD0UUW","public":true,"clock":{"kind":"none","seconds":0}}',1.79493587780340051653e+09);
INSERT INTO "entries" VALUES('HdZibXx21aEHmA4_',1,'sat','{"kind":"sat","person":"4jjotQMJJcgD0UUW","name":"Ada","seat":0}',1.79493587780340051653e+09);
INSERT INTO "entries" VALUES('HdZibXx21aEHmA4_',2,'bot','{"kind":"bot","seat":1,"bot":"greedy"}',1.79493587780340051653e+09);
INSERT INTO "entries" VALUES('UX-oB1CP4rvtsBcr',0,'created','{"kind":"created","code":"MPFFWZ","game":"solo","players":1,"options":{"edition":"de","rounds":3,"first":"p1","troll_payment":"total","ladder_joint":false,"replace_all":true,"colour":"green"},"host":"4jjotQMJJcgD0UUW","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79493587760438394551e+09);
INSERT INTO "entries" VALUES('UX-oB1CP4rvtsBcr',1,'sat','{"kind":"sat","person":"4jjotQMJJcgD0UUW","name":"Ada","seat":0}',1.79493587760438394551e+09);
INSERT INTO "entries" VALUES('UX-oB1CP4rvtsBcr',2,'start','{"kind":"start","record":"format = 1\ngame = \"solo\"\nrules = 2\ndeck = \"527dfdbc1904288e1c039f1e4252172f4d2a41f20c6c133ba7178d98a6b7439c\"\nplayers = 1\noptions = { edition = \"de\", rounds = 3, first = \"p1\", troll_payment = \"total\", ladder_joint = false, replace_all = true, colour = \"green\" }\nlog = [\n  \"goals NSW:door-green@S+gold2, NS|E|W:gold1, NSW:door-blue@N+gold3, N|W:gold1@W, N|E|S|W, NE:door-blue@E+gold1\",\n  \"deck NW|E repair-lantern-cart NW|S NE map broken-pick EW|S:gold1@S NW|ES:gold1@E NEW|S:gold1@S NSW:door-green@S NE key broken-pick NS|EW:gold1@N EW repair-pick-lantern NW EW NS NEW:door-blue@E broken-lantern NW:ladder-blue broken-lantern EW repair-pick-cart NEW:troll@E EW key NEW:door-green@N NSW|E:gold1@E rockfall NS NE|SW NESW:door-blue@S NE|S NS NW broken-cart repair-lantern NE:ladder-green map NS|EW NSW:troll@S broken-cart repair-pick NE|W NESW:troll@W rockfall repair-cart NS|W NSW:door-blue@N NESW:door-green@W\",\n]\n","seq":9}',1.79493587760871362683e+09);
INSERT INTO "entries" VALUES('UX-oB1CP4rvtsBcr',3,'chat','{"kind":"chat","person":"4jjotQMJJcgD0UUW","name":"Ada","seat":0,"text":"Let us play solo!","id":"140340464105552-1","digest":"d1fd80232af8fc64"}',1.79493587762026500704e+09);
INSERT INTO "entries" VALUES('UX-oB1CP4rvtsBcr',4,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":10,"person":"4jjotQMJJcgD0UUW","id":"140340464105552-2","digest":"315095fbe81aa849"}',1.79493587762192296974e+09);
INSERT INTO "entries" VALUES('UX-oB1CP4rvtsBcr',5,'move','{"kind":"move","seat":0,"lines":["p1: remove broken-pick NE NW|E"],"seq":14,"person":"4jjotQMJJcgD0UUW","id":"140340464105552-3","digest":"dd753bb679820be1"}',1.79493587762347936625e+09);
INSERT INTO "entries" VALUES('UX-oB1CP4rvtsBcr',6,'move','{"kind":"move","seat":0,"lines":["p1: discard NW"],"seq":16,"person":"4jjotQMJJcgD0UUW","id":"140340464105552-4","digest":"170202de3e0eb04f"}',1.79493587762531185149e+09);
INSERT INTO "entries" VALUES('UX-oB1CP4rvtsBcr',7,'move','{"kind":"move","seat":0,"lines":["p1: discard map repair-lantern-cart"],"seq":22,"person":"4jjotQMJJcgD0UUW","id":"140340464105552-5","digest":"3d6df3867d39cca5"}',1.79493587762702274321e+09);
INSERT INTO "entries" VALUES('UX-oB1CP4rvtsBcr',8,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW:door-blue@E NW:ladder-blue"],"seq":28,"person":"4jjotQMJJcgD0UUW","id":"140340464105552-6","digest":"ea718afe1753ea44"}',1.7949358776286153793e+09);
INSERT INTO "entries" VALUES('UX-oB1CP4rvtsBcr',9,'move','{"kind":"move","seat":0,"lines":["p1: discard EW NW|S"],"seq":32,"person":"4jjotQMJJcgD0UUW","id":"140340464105552-7","digest":"6f74a4ded5218172"}',1.79493587763017606729e+09);
INSERT INTO "entries" VALUES('UX-oB1CP4rvtsBcr',10,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-pick-cart"],"seq":34,"person":"4jjotQMJJcgD0UUW","id":"140340464105552-8","digest":"0fe6d0cff5588e2f"}',1.79493587763224148748e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',0,'created','{"kind":"created","code":"URDVQT","game":"saboteur2","players":4,"options":{"edition":"de","rounds":3,"first":"random","boss_solo":true,"profiteer_solo":true,"profiteer_always":false,"trapped_geologist_paid":false,"ladder_joint":false,"sit_out":"rest_of_round"},"host":"4jjotQMJJcgD0UUW","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79493587741825366015e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',1,'sat','{"kind":"sat","person":"4jjotQMJJcgD0UUW","name":"Ada","seat":0}',1.79493587741825366015e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79493587741825366015e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79493587741825366015e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79493587741825366015e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',5,'start','{"kind":"start","record":"format = 1\ngame = \"saboteur2\"\nrules = 2\ndeck = \"3348ac6703957f1fc48fc9628b24720d88b1f0c833322ab45e1c84636a1498d9\"\nplayers = 4\noptions = { edition = \"de\", rounds = 3, first = \"random\", boss_solo = true, profiteer_solo = true, profiteer_always = false, trapped_geologist_paid = false, ladder_joint = false, sit_out = \"rest_of_round\" }\nlog = [\n  \"first p3\",\n  \"roles saboteur green-digger blue-digger green-digger geologist green-digger blue-digger blue-digger boss blue-digger profiteer green-digger saboteur saboteur geologist\",\n  \"goals gold, stone NW, stone NE\",\n  \"deck free map broken-lantern NW|S NESW E|W NW:ladder NW:door-green NESW broken-pick trapped NE|SW repair-lantern swap-hats NESW NESW NES repair-cart hands-off trapped NS N|E|S NS|EW NW|E map EW|S:crystal NEW:crystal hands-off NE map NS|E:door-green NEW:crystal E NE repair-lantern-cart NW|ES map NE|S broken-cart NE:door-blue NS|E|W free rockfall hands-off N|S NES NW repair-lantern NE|W broken-cart NE theft NES broken-lantern EW NE:ladder swap-hats N|E|W inspection E:ladder N|E NES EW:door-green rockfall NW EW NEW NS free swap-hands NW theft NS:door-blue NSW|E:crystal NW map N|E|S|W NESW:crystal NEW repair-cart NEW:crystal ESW|N:crystal EW broken-pick repair-pick rockfall NEW repair-pick N|W NS NE NES theft swap-hands NEW broken-lantern trapped NESW theft NEW EW|N|S NES:crystal NS free N E:crystal N:ladder repair-pick-lantern map inspection NE broken-pick NS|EW repair-pick-cart EW:door-blue N:crystal broken-cart\",\n]\n","seq":29}',1.79493587743557167059e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',6,'move','{"kind":"move","seat":2,"lines":["p3: discard NESW NW:ladder broken-lantern"],"seq":35}',1.79493587743873047831e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',7,'move','{"kind":"move","seat":3,"lines":["p4: NESW 0,1"],"seq":37}',1.79493587744793605806e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',8,'chat','{"kind":"chat","person":"4jjotQMJJcgD0UUW","name":"Ada","seat":0,"text":"Let us play saboteur2!","id":"140340464160016-1","digest":"26e665babc2a55e2"}',1.79493587745902442929e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',9,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":38,"person":"4jjotQMJJcgD0UUW","id":"140340464160016-2","digest":"21e9ca8723bd41a9"}',1.79493587746334099766e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',10,'move','{"kind":"move","seat":0,"lines":["p1: discard NESW NESW free"],"seq":44,"person":"4jjotQMJJcgD0UUW","id":"140340464160016-3","digest":"e9dd245bd6a820be"}',1.79493587746483421324e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',11,'move','{"kind":"move","seat":1,"lines":["p2: discard N|E|S broken-pick"],"seq":48}',1.79493587746719264986e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',12,'move','{"kind":"move","seat":2,"lines":["p3: discard NS|EW hands-off"],"seq":52}',1.79493587746909832956e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',13,'move','{"kind":"move","seat":3,"lines":["p4: discard NE|SW NW:door-green"],"seq":56}',1.79493587747098851201e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',14,'move','{"kind":"move","seat":0,"lines":["p1: discard NS repair-lantern"],"seq":60,"person":"4jjotQMJJcgD0UUW","id":"140340464160016-4","digest":"49a16a5b6d3e1c11"}',1.79493587747304749486e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',15,'move','{"kind":"move","seat":1,"lines":["p2: ESW:crystal -1,1"],"seq":62}',1.79493587747489714619e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',16,'move','{"kind":"move","seat":2,"lines":["p3: discard NEW:crystal"],"seq":64}',1.79493587747657108309e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',17,'move','{"kind":"move","seat":3,"lines":["p4: discard NW|E map"],"seq":68}',1.79493587747811555858e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',18,'move','{"kind":"move","seat":0,"lines":["p1: discard NES NS|E:door-green map"],"seq":74,"person":"4jjotQMJJcgD0UUW","id":"140340464160016-5","digest":"30aae0f0c14a6234"}',1.79493587748012971882e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',19,'move','{"kind":"move","seat":1,"lines":["p2: NE:door-blue -1,0"],"seq":76}',1.79493587748178195953e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',20,'move','{"kind":"move","seat":2,"lines":["p3: discard NE NS|E|W map"],"seq":82}',1.7949358774834673404e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',21,'move','{"kind":"move","seat":3,"lines":["p4: NW|ES 1,0"],"seq":84}',1.79493587748489665987e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',22,'move','{"kind":"move","seat":0,"lines":["p1: discard NE N|S"],"seq":88,"person":"4jjotQMJJcgD0UUW","id":"140340464160016-6","digest":"5e4475869470db6b"}',1.79493587748673319817e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',23,'move','{"kind":"move","seat":1,"lines":["p2: discard E|W NW repair-cart"],"seq":94}',1.79493587748825502393e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',24,'move','{"kind":"move","seat":2,"lines":["p3: SW|E 1,-1"],"seq":96}',1.79493587748991298676e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',25,'move','{"kind":"move","seat":3,"lines":["p4: discard NW|S"],"seq":98}',1.79493587749135184283e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',26,'move','{"kind":"move","seat":0,"lines":["p1: discard theft"],"seq":100,"person":"4jjotQMJJcgD0UUW","id":"140340464160016-7","digest":"e8b91644fbc8efed"}',1794935877.49289);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',27,'move','{"kind":"move","seat":1,"lines":["p2: discard E NE:ladder map"],"seq":106}',1.7949358774947147369e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',28,'move','{"kind":"move","seat":2,"lines":["p3: trapped p1"],"seq":108}',1.79493587749605607983e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',29,'move','{"kind":"move","seat":3,"lines":["p4: discard NE hands-off trapped"],"seq":114}',1.79493587749736762046e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',30,'move','{"kind":"move","seat":0,"lines":["p1: discard NES broken-cart"],"seq":118,"person":"4jjotQMJJcgD0UUW","id":"140340464160016-8","digest":"42cf33fe1110fa93"}',1.79493587749918460843e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',31,'move','{"kind":"move","seat":1,"lines":["p2: discard EW NES N|E"],"seq":124}',1.79493587750146079058e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',32,'move','{"kind":"move","seat":2,"lines":["p3: discard EW|S:crystal repair-lantern"],"seq":128}',1.79493587750298809998e+09);
INSERT INTO "entries" VALUES('VuNWihBf6WQVS0ty',33,'move','{"kind":"move","seat":3,"lines":["p4: discard EW NW rockfall"],"seq":134}',1.79493587750436496735e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',0,'created','{"kind":"created","code":"GUTBQZ","game":"duel","players":2,"options":{"edition":"de","rounds":1,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"4jjotQMJJcgD0UUW","spectators":false,"clock":{"kind":"none","seconds":0}}',1.7949358779654808044e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',1,'sat','{"kind":"sat","person":"4jjotQMJJcgD0UUW","name":"Ada","seat":0}',1.7949358779654808044e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.7949358779654808044e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 1, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals NSW:door-blue@N+gold3, NS|E|W:gold1, N|E:gold3@N, NEW:door-green@E+gold1, NEW:door-blue@N+gold2, N|E|W\",\n  \"deck NSW:troll@S NE NSW|E:gold1@E EW NE:ladder-green map broken-lantern NS|EW:gold1@N NEW|S:gold1@S repair-pick NS NW|E NE broken-cart broken-pick NS repair-lantern EW EW NESW:door-green@W EW|S:gold1@S NW broken-lantern NE|SW NE|S NEW:troll@E EW NSW:door-blue@N NEW:door-green@N key NE|W rockfall repair-cart NW|S NS|W NEW:door-blue@E rockfall NSW:door-green@S NW map NW:ladder-blue repair-pick-cart broken-pick NESW:troll@W NS|EW key repair-pick-lantern repair-lantern-cart NESW:door-blue@S NW|ES:gold1@E NS broken-cart\",\n]\n","seq":13}',1.7949358779690716267e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',4,'move','{"kind":"move","seat":0,"lines":["p1: NE:ladder-green 0,2"],"seq":15,"person":"4jjotQMJJcgD0UUW","id":"140340464220432-1","digest":"7d683818faf60811"}',1794935877.98278);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',5,'move','{"kind":"move","seat":1,"lines":["p2: discard map"],"seq":17}',1.79493587798577094085e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',6,'move','{"kind":"move","seat":0,"lines":["p1: NEW|S:gold1@S -1,1"],"seq":19,"person":"4jjotQMJJcgD0UUW","id":"140340464220432-2","digest":"ba9a9b1dc7a5cb2e"}',1.79493587798765015604e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',7,'move','{"kind":"move","seat":1,"lines":["p2: discard EW NE"],"seq":23}',1.79493587799016880981e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',8,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW|E:gold1@E"],"seq":25,"person":"4jjotQMJJcgD0UUW","id":"140340464220432-3","digest":"2ba7ad0e2e0ee271"}',1.79493587799606561664e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',9,'move','{"kind":"move","seat":1,"lines":["p2: discard NW|E repair-lantern"],"seq":29}',1.7949358779983210564e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',10,'move','{"kind":"move","seat":0,"lines":["p1: discard EW"],"seq":31,"person":"4jjotQMJJcgD0UUW","id":"140340464220432-4","digest":"6564618ceb8c8bad"}',1.79493587800013804436e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',11,'move','{"kind":"move","seat":1,"lines":["p2: NESW:door-green@E 1,-1"],"seq":33}',1.79493587800403451917e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',12,'move','{"kind":"move","seat":0,"lines":["p1: NE -2,1"],"seq":35,"person":"4jjotQMJJcgD0UUW","id":"140340464220432-5","digest":"f67e0ad2c4f7f600"}',1.79493587800660872461e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',13,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-cart"],"seq":37}',1.79493587801257801052e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',14,'move','{"kind":"move","seat":0,"lines":["p1: discard EW|S:gold1@S NSW:troll@S"],"seq":41,"person":"4jjotQMJJcgD0UUW","id":"140340464220432-6","digest":"7211412be79d0f09"}',1.79493587801733136179e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',15,'move','{"kind":"move","seat":1,"lines":["p2: discard NS NW"],"seq":45}',1.79493587802854466439e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',16,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-lantern broken-lantern"],"seq":49,"person":"4jjotQMJJcgD0UUW","id":"140340464220432-7","digest":"439250780257c3e1"}',1.79493587803398418423e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',17,'move','{"kind":"move","seat":1,"lines":["p2: discard NE|SW repair-pick"],"seq":53}',1.79493587804095339772e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',18,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW:door-green@N NS"],"seq":57,"person":"4jjotQMJJcgD0UUW","id":"140340464220432-8","digest":"d3fec0912453f2d0"}',1.79493587804507207872e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',19,'move','{"kind":"move","seat":1,"lines":["p2: NES:door-blue@S 1,-2"],"seq":59}',1.79493587805599188805e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',20,'move','{"kind":"move","seat":0,"lines":["p1: discard NE|S key"],"seq":63,"person":"4jjotQMJJcgD0UUW","id":"140340464220432-9","digest":"02d11a0d0cc34e2a"}',1.79493587806440448757e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',21,'move','{"kind":"move","seat":1,"lines":["p2: NS|W 0,-2"],"seq":65}',1.79493587807535696031e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',22,'move','{"kind":"move","seat":0,"lines":["p1: rockfall -2,1"],"seq":67,"person":"4jjotQMJJcgD0UUW","id":"140340464220432-10","digest":"3dddd3668b0916b8"}',1.79493587808427190778e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',23,'move','{"kind":"move","seat":1,"lines":["p2: SW|E -1,-1"],"seq":69}',1.79493587808869147293e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',24,'move','{"kind":"move","seat":0,"lines":["p1: NEW:door-blue@E 1,2"],"seq":71,"person":"4jjotQMJJcgD0UUW","id":"140340464220432-11","digest":"c069a3edf874beaa"}',1.79493587809602665903e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',25,'move','{"kind":"move","seat":1,"lines":["p2: rockfall 1,2"],"seq":73}',1794935878.1028);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',26,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW:troll@E"],"seq":75,"person":"4jjotQMJJcgD0UUW","id":"140340464220432-12","digest":"6c4ac28332a0aad5"}',1.79493587811130023007e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',27,'move','{"kind":"move","seat":1,"lines":["p2: NSW:door-green@S 0,-3"],"seq":77}',1.79493587812101030353e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',28,'move','{"kind":"move","seat":0,"lines":["p1: NW|S 0,0"],"seq":79,"person":"4jjotQMJJcgD0UUW","id":"140340464220432-13","digest":"849ffdf28d302043"}',1.79493587812331533435e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',29,'move','{"kind":"move","seat":1,"lines":["p2: discard EW NESW:troll@W"],"seq":83}',1.79493587812815785405e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',30,'move','{"kind":"move","seat":0,"lines":["p1: discard NW repair-cart"],"seq":87,"person":"4jjotQMJJcgD0UUW","id":"140340464220432-14","digest":"d08cd1454de086ee"}',1794935878.14699);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',31,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-pick-cart repair-pick-lantern"],"seq":91}',1.79493587815534091003e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',32,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-pick broken-pick"],"seq":94,"person":"4jjotQMJJcgD0UUW","id":"140340464220432-15","digest":"332e586597841537"}',1.7949358781793782711e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',33,'move','{"kind":"move","seat":1,"lines":["p2: discard map"],"seq":95}',1.79493587818905472753e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',34,'move','{"kind":"move","seat":0,"lines":["p1: discard NESW:door-blue@S"],"seq":96,"person":"4jjotQMJJcgD0UUW","id":"140340464220432-16","digest":"53bc7d486b818dba"}',1.79493587819204735754e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',35,'move','{"kind":"move","seat":1,"lines":["p2: discard EW NW|ES:gold1@E"],"seq":98}',1.79493587819863367077e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',36,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-lantern-cart"],"seq":99,"person":"4jjotQMJJcgD0UUW","id":"140340464220432-17","digest":"c072dedf49929a79"}',1.79493587820449471475e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',37,'move','{"kind":"move","seat":1,"lines":["p2: discard NS key"],"seq":101}',1.79493587820891904835e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',38,'move','{"kind":"move","seat":0,"lines":["p1: broken-cart p2"],"seq":102,"person":"4jjotQMJJcgD0UUW","id":"140340464220432-18","digest":"9d4980af161cf5fc"}',1.79493587821729922294e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',39,'move','{"kind":"move","seat":1,"lines":["p2: discard NS|EW:gold1@N"],"seq":103}',1.7949358782256572246e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',40,'move','{"kind":"move","seat":0,"lines":["p1: NS|EW -1,0"],"seq":104,"person":"4jjotQMJJcgD0UUW","id":"140340464220432-19","digest":"91e489be8a34e090"}',1.79493587823379039769e+09);
INSERT INTO "entries" VALUES('YmLOayESZBXh22iG',41,'move','{"kind":"move","seat":0,"lines":["p1: discard NW:ladder-blue"],"seq":107,"person":"4jjotQMJJcgD0UUW","id":"140340464220432-20","digest":"782dd06783b504b3","over":true,"winners":[0,1]}',1.79493587824336361881e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',0,'created','{"kind":"created","code":"QCNSGF","game":"duel","players":2,"options":{"edition":"de","rounds":2,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"4jjotQMJJcgD0UUW","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79493587781766462323e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',1,'sat','{"kind":"sat","person":"4jjotQMJJcgD0UUW","name":"Ada","seat":0}',1.79493587781766462323e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79493587781766462323e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 2, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals N|S|W, NEW:door-blue@N+gold2, NEW:door-green@N+gold3, NE:gold2, NE:door-blue@E+gold1, N|E:gold3@N\",\n  \"deck NE repair-lantern-cart NS|W NSW:door-green@S broken-pick map key rockfall NW|E map NSW:troll@S broken-cart NSW|E:gold1@E repair-pick broken-pick NS NEW:door-green@N EW repair-pick-lantern NS EW broken-lantern repair-cart repair-pick-cart NEW|S:gold1@S NW|ES:gold1@E NE|S repair-lantern NW NSW:door-blue@N NE|SW NS NESW:door-green@W NE|W broken-lantern rockfall NS|EW:gold1@N NW|S NESW:troll@W NE NW:ladder-blue EW|S:gold1@S EW NW key broken-cart NE:ladder-green NESW:door-blue@S EW NEW:troll@E NS|EW NEW:door-blue@E\",\n]\n","seq":13}',1.7949358778313894272e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',4,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW:troll@S"],"seq":15,"person":"4jjotQMJJcgD0UUW","id":"140340464231696-1","digest":"03038542242bd6a2"}',1.79493587785483241087e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',5,'move','{"kind":"move","seat":1,"lines":["p2: discard NSW:door-green@S"],"seq":17}',1.7949358778572051525e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',6,'move','{"kind":"move","seat":0,"lines":["p1: ES|W 1,1"],"seq":19,"person":"4jjotQMJJcgD0UUW","id":"140340464231696-2","digest":"4e94efdab46d1f0d"}',1.79493587785901188846e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',7,'move','{"kind":"move","seat":1,"lines":["p2: map 5,-2"],"seq":21}',1.79493587787156534197e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',8,'move','{"kind":"move","seat":0,"lines":["p1: discard NE NS|W"],"seq":25,"person":"4jjotQMJJcgD0UUW","id":"140340464231696-3","digest":"06e3b1bd1edc10c1"}',1.79493587787431240084e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',9,'move','{"kind":"move","seat":1,"lines":["p2: rockfall 1,1"],"seq":27}',1.79493587788001656528e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',10,'move','{"kind":"move","seat":0,"lines":["p1: NSW|E:gold1@E 1,1"],"seq":29,"person":"4jjotQMJJcgD0UUW","id":"140340464231696-4","digest":"6f3befa4b3253437"}',1.79493587788165330889e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',11,'move','{"kind":"move","seat":1,"lines":["p2: map 7,1"],"seq":31}',1.7949358778830676079e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',12,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-pick broken-pick"],"seq":35,"person":"4jjotQMJJcgD0UUW","id":"140340464231696-5","digest":"40e619f78e175780"}',1.79493587788674044611e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',13,'move','{"kind":"move","seat":1,"lines":["p2: NS 0,-2"],"seq":37}',1.79493587788855791086e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',14,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-lantern repair-cart"],"seq":41,"person":"4jjotQMJJcgD0UUW","id":"140340464231696-6","digest":"de623c6cab0768ee"}',1.79493587789069056507e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',15,'move','{"kind":"move","seat":1,"lines":["p2: discard EW repair-pick-cart"],"seq":45}',1.79493587789218306542e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',16,'move','{"kind":"move","seat":0,"lines":["p1: discard EW NEW:door-green@N"],"seq":49,"person":"4jjotQMJJcgD0UUW","id":"140340464231696-7","digest":"c23a3270c11fcedf"}',1.79493587789383053782e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',17,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-lantern repair-pick"],"seq":53}',1.79493587789536881453e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',18,'move','{"kind":"move","seat":0,"lines":["p1: NW|ES:gold1@N 1,0"],"seq":55,"person":"4jjotQMJJcgD0UUW","id":"140340464231696-8","digest":"f37b665e51e0c843"}',1.79493587789693641665e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',19,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-lantern-cart"],"seq":57}',1.79493587789922332768e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',20,'move','{"kind":"move","seat":0,"lines":["p1: NESW:door-green@E 2,0"],"seq":59,"person":"4jjotQMJJcgD0UUW","id":"140340464231696-9","digest":"93dede49945e703f"}',1.79493587790103840831e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',21,'move','{"kind":"move","seat":1,"lines":["p2: discard NE|SW NE|W"],"seq":63}',1.79493587790260314936e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',22,'move','{"kind":"move","seat":0,"lines":["p1: NS 1,2"],"seq":65,"person":"4jjotQMJJcgD0UUW","id":"140340464231696-10","digest":"8e4af7b52973604e"}',1.79493587790398883815e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',23,'move','{"kind":"move","seat":1,"lines":["p2: rockfall 0,-2"],"seq":67}',1.79493587790553522105e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',24,'move','{"kind":"move","seat":0,"lines":["p1: NES:door-blue@S 1,3"],"seq":69,"person":"4jjotQMJJcgD0UUW","id":"140340464231696-11","digest":"a6024591d7a71f9b"}',1.79493587790730690957e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',25,'move','{"kind":"move","seat":1,"lines":["p2: discard NESW:troll@W NE|S"],"seq":73}',1.79493587790877652163e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',26,'move','{"kind":"move","seat":0,"lines":["p1: discard NW NW|S"],"seq":77,"person":"4jjotQMJJcgD0UUW","id":"140340464231696-12","digest":"b07f7f82f3313d1c"}',1.79493587791018652916e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',27,'move','{"kind":"move","seat":1,"lines":["p2: ES:ladder-blue -1,-1"],"seq":79}',1.79493587791165900235e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',28,'move','{"kind":"move","seat":0,"lines":["p1: NEW|S:gold1@S 2,-1"],"seq":82,"person":"4jjotQMJJcgD0UUW","id":"140340464231696-13","digest":"0a2eb61d69f3d841"}',1794935877.91306);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',29,'move','{"kind":"move","seat":1,"lines":["p2: NS|EW:gold1@N 0,-2"],"seq":85}',1.79493587791441965104e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',30,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-cart broken-lantern"],"seq":89,"person":"4jjotQMJJcgD0UUW","id":"140340464231696-14","digest":"691541817ee66b7a"}',1.79493587791574645039e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',31,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-cart"],"seq":91}',1.79493587791708016391e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',32,'move','{"kind":"move","seat":0,"lines":["p1: NW 3,0"],"seq":93,"person":"4jjotQMJJcgD0UUW","id":"140340464231696-15","digest":"d39658f647399684"}',1.79493587791838359827e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',33,'move','{"kind":"move","seat":1,"lines":["p2: EW|N:gold1@N -1,0"],"seq":96}',1.79493587792313051229e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',34,'move','{"kind":"move","seat":0,"lines":["p1: EW 2,3"],"seq":97,"person":"4jjotQMJJcgD0UUW","id":"140340464231696-16","digest":"d68b2783ea00fdf9"}',1.79493587792760658262e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',35,'move','{"kind":"move","seat":1,"lines":["p2: NS 0,-3"],"seq":98}',1.79493587792915177347e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',36,'move','{"kind":"move","seat":0,"lines":["p1: discard NESW:door-blue@S NS|EW"],"seq":100,"person":"4jjotQMJJcgD0UUW","id":"140340464231696-17","digest":"4777cb2247e37179"}',1.79493587793056797981e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',37,'move','{"kind":"move","seat":1,"lines":["p2: discard key"],"seq":101}',1.79493587793273186685e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',38,'move','{"kind":"move","seat":0,"lines":["p1: discard NE key"],"seq":103,"person":"4jjotQMJJcgD0UUW","id":"140340464231696-18","digest":"ae7e66872547e1c8"}',1.79493587793576312066e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',39,'move','{"kind":"move","seat":1,"lines":["p2: discard NE:ladder-green NEW:door-blue@E"],"seq":105}',1.79493587793724083904e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',40,'move','{"kind":"move","seat":0,"lines":["p1: discard EW"],"seq":106,"person":"4jjotQMJJcgD0UUW","id":"140340464231696-19","digest":"f3dad36b8897fdac"}',1.79493587793950200078e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',41,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-pick-lantern"],"seq":107}',1.79493587794836020462e+09);
INSERT INTO "entries" VALUES('e6N8tzVZyFWsgaKA',42,'move','{"kind":"move","seat":1,"lines":["p2: ESW:troll@W 0,-4","goals NW:door-green@W+gold1, NSW:door-green@S+gold2, NSW:door-blue@N+gold3, NS|E|W:gold1, NSW:door-blue@W+gold1, NEW:door-green@E+gold1","deck NW repair-lantern-cart NE|S broken-cart NEW:door-green@N NS NESW:door-green@W broken-pick NS|EW rockfall key NW|E rockfall broken-pick NSW:door-blue@N NESW:door-blue@S NW broken-lantern EW EW NW|S NS|W NE NSW:door-green@S NS NE repair-pick-lantern EW NE|W map NW:ladder-blue broken-lantern NEW:door-blue@E repair-pick NE|SW repair-pick-cart NS EW NE:ladder-green key NEW:troll@E NESW:troll@W repair-lantern broken-cart NSW:troll@S repair-cart NSW|E:gold1@E map NW|ES:gold1@E"],"seq":125,"round":true}',1.79493587795660567286e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',0,'created','{"kind":"created","code":"NVPFPL","game":"duel","players":2,"options":{"edition":"de","rounds":1,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"4jjotQMJJcgD0UUW","clock":{"kind":"none","seconds":0}}',1.79493587844038772578e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',1,'sat','{"kind":"sat","person":"4jjotQMJJcgD0UUW","name":"Ada","seat":0}',1.79493587844038772578e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',2,'sat','{"kind":"sat","person":"A2q2SaktCQGLfcO9","name":"Ben","seat":1}',1.79493587855079245567e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',3,'ready','{"kind":"ready","person":"A2q2SaktCQGLfcO9","ready":true}',1.7949358785787529945e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',4,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 1, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals N|E|W, NSW:door-blue@W+gold1, N|E|S|W, N|W:gold1@W, NEW:door-green@N+gold3, EW|N|S:gold2\",\n  \"deck key NE:ladder-green NS NS|EW:gold1@N NEW:door-green@N repair-pick-lantern NW NE NW|ES:gold1@E NW rockfall EW|S:gold1@S map broken-pick broken-lantern NE|W NS NW:ladder-blue repair-lantern-cart EW NS|EW EW repair-pick key NESW:door-green@W NSW:door-blue@N NE|S NSW:door-green@S broken-lantern NE|SW repair-pick-cart NE NEW:door-blue@E NESW:troll@W NSW:troll@S NS NEW|S:gold1@S rockfall NEW:troll@E broken-pick map repair-lantern repair-cart NSW|E:gold1@E NS|W broken-cart EW broken-cart NW|S EW NESW:door-blue@S NW|E\",\n]\n","seq":13}',1.7949358785952365398e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',5,'chat','{"kind":"chat","person":"4jjotQMJJcgD0UUW","name":"Ada","seat":0,"text":"Words of Ada.","id":"140340464105424-2","digest":"b5edfb8a81ff4e2e"}',1.79493587863903903962e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',6,'claim','{"kind":"claim","seat":0,"lines":["p1 says: trust p2"],"seq":14,"person":"4jjotQMJJcgD0UUW","id":"140340464105424-3","digest":"63f6bfae1c1f9fbb"}',1794935878.65692);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',7,'chat','{"kind":"chat","person":"A2q2SaktCQGLfcO9","name":"Ben","seat":1,"text":"Words of Ben.","id":"140340464143888-3","digest":"75f8d9b909662bc5"}',1.7949358786908459663e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',8,'claim','{"kind":"claim","seat":1,"lines":["p2 says: accuse p1"],"seq":15,"person":"A2q2SaktCQGLfcO9","id":"140340464143888-4","digest":"9dbf930fa43569e2"}',1.7949358786928713322e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',9,'move','{"kind":"move","seat":0,"lines":["p1: NW 0,2"],"seq":17,"person":"4jjotQMJJcgD0UUW","id":"140340464105424-4","digest":"9f8a1f6ffd5603c7"}',1.79493587872716379169e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',10,'move','{"kind":"move","seat":1,"lines":["p2: discard NW"],"seq":19,"person":"A2q2SaktCQGLfcO9","id":"140340464143888-5","digest":"dd598dc1a96b0f1d"}',1.79493587876319980623e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',11,'move','{"kind":"move","seat":0,"lines":["p1: NEW:door-green@N -1,2"],"seq":21,"person":"4jjotQMJJcgD0UUW","id":"140340464105424-5","digest":"1cd202577ea77f29"}',1.79493587880703544612e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',12,'move','{"kind":"move","seat":1,"lines":["p2: discard EW|S:gold1@S"],"seq":23,"person":"A2q2SaktCQGLfcO9","id":"140340464143888-6","digest":"c72b707e79e19f82"}',1.79493587883509802824e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',13,'move','{"kind":"move","seat":0,"lines":["p1: NW|ES:gold1@N 0,0"],"seq":26,"person":"4jjotQMJJcgD0UUW","id":"140340464105424-6","digest":"ed39fde5c2e1b627"}',1.79493587886123251917e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',14,'move','{"kind":"move","seat":1,"lines":["p2: discard NE|W NS|EW:gold1@N"],"seq":30,"person":"A2q2SaktCQGLfcO9","id":"140340464143888-7","digest":"e35634d729ecd6ee"}',1.79493587888734722137e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',15,'move','{"kind":"move","seat":0,"lines":["p1: rockfall 0,2"],"seq":32,"person":"4jjotQMJJcgD0UUW","id":"140340464105424-7","digest":"1a36c88c17cdad02"}',1.79493587891076445579e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',16,'move','{"kind":"move","seat":1,"lines":["p2: discard NW:ladder-blue broken-pick"],"seq":36,"person":"A2q2SaktCQGLfcO9","id":"140340464143888-8","digest":"4a249ce0f7770d52"}',1.79493587893894958494e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',17,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-lantern map"],"seq":40,"person":"4jjotQMJJcgD0UUW","id":"140340464105424-8","digest":"77b518cf48d30fa7"}',1.79493587896701717373e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',18,'move','{"kind":"move","seat":1,"lines":["p2: discard NE repair-pick-lantern"],"seq":44,"person":"A2q2SaktCQGLfcO9","id":"140340464143888-9","digest":"b03fb709cc1a042f"}',1.79493587900701689723e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',19,'move','{"kind":"move","seat":0,"lines":["p1: discard key repair-pick"],"seq":48,"person":"4jjotQMJJcgD0UUW","id":"140340464105424-9","digest":"5c523e7cbcc6b789"}',1.7949358790430455208e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',20,'move','{"kind":"move","seat":1,"lines":["p2: NESW:door-green@W 0,-2"],"seq":50,"person":"A2q2SaktCQGLfcO9","id":"140340464143888-10","digest":"69fc5243eca206eb"}',1.79493587907108378409e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',21,'move','{"kind":"move","seat":0,"lines":["p1: NE|S -1,1"],"seq":52,"person":"4jjotQMJJcgD0UUW","id":"140340464105424-10","digest":"35ba8018830b305f"}',1.79493587910314607615e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',22,'move','{"kind":"move","seat":1,"lines":["p2: discard NSW:door-blue@N NS|EW"],"seq":56,"person":"A2q2SaktCQGLfcO9","id":"140340464143888-11","digest":"a74c7d21224671f0"}',1.79493587913503670691e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',23,'move','{"kind":"move","seat":0,"lines":["p1: EW 1,0"],"seq":58,"person":"4jjotQMJJcgD0UUW","id":"140340464105424-11","digest":"c975e0bdbd5d581a"}',1794935879.16084);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',24,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-lantern-cart"],"seq":60,"person":"A2q2SaktCQGLfcO9","id":"140340464143888-12","digest":"7b3935e0e9881df4"}',1.79493587919492101666e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',25,'move','{"kind":"move","seat":0,"lines":["p1: discard key"],"seq":62,"person":"4jjotQMJJcgD0UUW","id":"140340464105424-12","digest":"8e97a085eb20bb44"}',1.79493587922709345815e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',26,'move','{"kind":"move","seat":1,"lines":["p2: discard NE"],"seq":64,"person":"A2q2SaktCQGLfcO9","id":"140340464143888-13","digest":"78a888536ee0f8f1"}',1.79493587926195764543e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',27,'move','{"kind":"move","seat":0,"lines":["p1: NSW:troll@S 2,0"],"seq":65,"person":"4jjotQMJJcgD0UUW","id":"140340464105424-13","digest":"d6e67e9b03ddb68c"}',1.79493587930113983157e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',28,'move','{"kind":"move","seat":0,"lines":["p1: bribe 2,0"],"seq":67,"person":"4jjotQMJJcgD0UUW","id":"140340464105424-14","digest":"28d05c41bbcdb704"}',1.7949358793733866215e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',29,'move','{"kind":"move","seat":1,"lines":["p2: discard NESW:troll@W NS"],"seq":71,"person":"A2q2SaktCQGLfcO9","id":"140340464143888-14","digest":"de5e6448c4b2b975"}',1.79493587940773391721e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',30,'move','{"kind":"move","seat":0,"lines":["p1: NE|SW 0,2"],"seq":73,"person":"4jjotQMJJcgD0UUW","id":"140340464105424-15","digest":"77ab6df365cd2e4f"}',1.79493587944704604151e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',31,'move','{"kind":"move","seat":1,"lines":["p2: discard EW"],"seq":75,"person":"A2q2SaktCQGLfcO9","id":"140340464143888-15","digest":"e5ba0b6a8d2cc744"}',1.79493587949893689155e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',32,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW:door-green@S broken-pick"],"seq":79,"person":"4jjotQMJJcgD0UUW","id":"140340464105424-16","digest":"f21ae7495100941b"}',1.79493587952692198756e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',33,'move','{"kind":"move","seat":1,"lines":["p2: NEW:troll@E 1,-1"],"seq":80,"person":"A2q2SaktCQGLfcO9","id":"140340464143888-16","digest":"f418bebdd78d521e"}',1.79493587956702947616e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',34,'move','{"kind":"move","seat":1,"lines":["p2: done"],"seq":81,"person":"A2q2SaktCQGLfcO9","id":"140340464143888-17","digest":"258113051d1bf68b"}',1.79493587961034607889e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',35,'move','{"kind":"move","seat":0,"lines":["p1: ESW:door-blue@W -1,0"],"seq":82,"person":"4jjotQMJJcgD0UUW","id":"140340464105424-17","digest":"7d55c55d499601d2"}',1.79493587964110708232e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',36,'move','{"kind":"move","seat":0,"lines":["p1: bribe 1,-1"],"seq":84,"person":"4jjotQMJJcgD0UUW","id":"140340464105424-18","digest":"7b1415aabe87633b"}',1.79493587969191741937e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',37,'move','{"kind":"move","seat":1,"lines":["p2: NE:ladder-green -1,-2"],"seq":86,"person":"A2q2SaktCQGLfcO9","id":"140340464143888-18","digest":"0cde707462d71e2c"}',1.79493587971573781967e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',38,'move','{"kind":"move","seat":0,"lines":["p1: discard NS|W"],"seq":88,"person":"4jjotQMJJcgD0UUW","id":"140340464105424-19","digest":"3d6139c4b1f4e3eb"}',1.79493587975709438324e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',39,'move','{"kind":"move","seat":1,"lines":["p2: NES|W:gold1@W -1,-3"],"seq":90,"person":"A2q2SaktCQGLfcO9","id":"140340464143888-19","digest":"749b4d76ea538c90"}',1.79493587978519630434e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',40,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW|S:gold1@S repair-cart"],"seq":94,"person":"4jjotQMJJcgD0UUW","id":"140340464105424-20","digest":"36395b536ce3dbd6"}',1.79493587981104540819e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',41,'move','{"kind":"move","seat":1,"lines":["p2: map 7,-1"],"seq":96,"person":"A2q2SaktCQGLfcO9","id":"140340464143888-20","digest":"6d7de7b5fa18f8cc"}',1794935879.86706);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',42,'move','{"kind":"move","seat":0,"lines":["p1: NS 2,1"],"seq":98,"person":"4jjotQMJJcgD0UUW","id":"140340464105424-21","digest":"14ad755e05142a4f"}',1.79493587990924787518e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',43,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-lantern repair-pick-cart"],"seq":100,"person":"A2q2SaktCQGLfcO9","id":"140340464143888-21","digest":"a573bb4b547db6fc"}',1.79493587993303370473e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',44,'move','{"kind":"move","seat":0,"lines":["p1: ES|N 2,2"],"seq":101,"person":"4jjotQMJJcgD0UUW","id":"140340464105424-22","digest":"69cb793b26292be0"}',1.79493587997506427768e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',45,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-cart rockfall"],"seq":103,"person":"A2q2SaktCQGLfcO9","id":"140340464143888-22","digest":"33ffc4abd0ce3788"}',1.79493588000746440887e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',46,'move','{"kind":"move","seat":0,"lines":["p1: discard EW EW"],"seq":105,"person":"4jjotQMJJcgD0UUW","id":"140340464105424-23","digest":"7bde7a1c4be6e2ee"}',1.79493588003102231024e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',47,'move','{"kind":"move","seat":1,"lines":["p2: discard NESW:door-blue@S broken-cart"],"seq":107,"person":"A2q2SaktCQGLfcO9","id":"140340464143888-23","digest":"677f326be7c6b106"}',1.79493588006138563156e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',48,'move','{"kind":"move","seat":0,"lines":["p1: discard NS repair-lantern"],"seq":109,"person":"4jjotQMJJcgD0UUW","id":"140340464105424-24","digest":"167e703b6ee5df6a"}',1.79493588009117031097e+09);
INSERT INTO "entries" VALUES('fNrSBtRNbbAvsOA0',49,'move','{"kind":"move","seat":0,"lines":["p1: ES|W 2,-1"],"seq":113,"person":"4jjotQMJJcgD0UUW","id":"140340464105424-25","digest":"f7d9c07698b672ea","over":true,"winners":[1]}',1.79493588013566040999e+09);
CREATE TABLE keys (
	name VARCHAR(20) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('vapid','-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgx+gRGgVylA0lpjt3
buYLePl6BmQGSoafIMfPEYrWe6KhRANCAASgEzPAXag+bj0zbaUNKAhglIZWG4Ym
bYz7z8dNFlO5nEGqL3VvY2AlMaizf732VBpkazZiobhIAycXJCip2Alz
-----END PRIVATE KEY-----
');
INSERT INTO "keys" VALUES('daily','dfd05c1b2b56ef29705b46b052f90bfea041752eae527205b14375f07fbcfa88');
CREATE TABLE leases (
	table_id VARCHAR(40) NOT NULL, 
	owner VARCHAR(40) NOT NULL, 
	epoch INTEGER NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "leases" VALUES('sEqHZitpXTzKHRgu','gone',1);
CREATE TABLE mails (
	person VARCHAR(40) NOT NULL, 
	address VARCHAR(254) NOT NULL, 
	token VARCHAR(64), 
	asked FLOAT NOT NULL, 
	confirmed FLOAT, 
	PRIMARY KEY (person), 
	UNIQUE (token)
);
INSERT INTO "mails" VALUES('4jjotQMJJcgD0UUW','ada@example.org',NULL,1.0,2.0);
CREATE TABLE members (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, open BOOLEAN DEFAULT 1 NOT NULL, ended FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "members" VALUES('4jjotQMJJcgD0UUW','4d0_wSh_4gx3iFwP',1,0.0);
INSERT INTO "members" VALUES('4jjotQMJJcgD0UUW','VuNWihBf6WQVS0ty',1,0.0);
INSERT INTO "members" VALUES('4jjotQMJJcgD0UUW','5PtsAnZgcQdzS7o_',1,0.0);
INSERT INTO "members" VALUES('4jjotQMJJcgD0UUW','UX-oB1CP4rvtsBcr',1,0.0);
INSERT INTO "members" VALUES('4jjotQMJJcgD0UUW','EjMqg2r90vH4l3oX',1,0.0);
INSERT INTO "members" VALUES('4jjotQMJJcgD0UUW','HdZibXx21aEHmA4_',1,0.0);
INSERT INTO "members" VALUES('4jjotQMJJcgD0UUW','e6N8tzVZyFWsgaKA',1,0.0);
INSERT INTO "members" VALUES('4jjotQMJJcgD0UUW','YmLOayESZBXh22iG',0,1.79493587824336361881e+09);
INSERT INTO "members" VALUES('4jjotQMJJcgD0UUW','fNrSBtRNbbAvsOA0',0,1.79493588013566040999e+09);
INSERT INTO "members" VALUES('A2q2SaktCQGLfcO9','fNrSBtRNbbAvsOA0',0,1.79493588013566040999e+09);
INSERT INTO "members" VALUES('4jjotQMJJcgD0UUW','sEqHZitpXTzKHRgu',0,1.79493588040119934077e+09);
CREATE TABLE mutes (
	person VARCHAR(40) NOT NULL, 
	muted VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, muted)
);
INSERT INTO "mutes" VALUES('4jjotQMJJcgD0UUW','A2q2SaktCQGLfcO9');
CREATE TABLE notes (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	mark INTEGER, 
	round INTEGER NOT NULL, 
	text VARCHAR(240) NOT NULL, 
	PRIMARY KEY (person, table_id, seat)
);
INSERT INTO "notes" VALUES('4jjotQMJJcgD0UUW','fNrSBtRNbbAvsOA0',1,2,1,'Always digs left');
CREATE TABLE orders (
	id VARCHAR(40) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	subject VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	answer TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "orders" VALUES('o','close','sEqHZitpXTzKHRgu',1.0,'');
CREATE TABLE owners (
	id VARCHAR(40) NOT NULL, 
	label VARCHAR(120) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "owners" VALUES('gone','a part that stopped',1.0);
CREATE TABLE partners (
	person VARCHAR(40) NOT NULL, 
	partner VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	ended FLOAT NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	company VARCHAR(8) NOT NULL, 
	roles VARCHAR(400) NOT NULL, 
	won BOOLEAN, 
	PRIMARY KEY (person, partner, table_id)
);
INSERT INTO "partners" VALUES('4jjotQMJJcgD0UUW','A2q2SaktCQGLfcO9','fNrSBtRNbbAvsOA0',1.79493588013566040999e+09,'duel','people',',green,',0);
INSERT INTO "partners" VALUES('A2q2SaktCQGLfcO9','4jjotQMJJcgD0UUW','fNrSBtRNbbAvsOA0',1.79493588013566040999e+09,'duel','people',',blue,',1);
CREATE TABLE passkeys (
	id VARCHAR(1400) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	public_key TEXT NOT NULL, 
	uses BIGINT NOT NULL, 
	label VARCHAR(120) NOT NULL, 
	created FLOAT NOT NULL, 
	used FLOAT, 
	PRIMARY KEY (id)
);
INSERT INTO "passkeys" VALUES('mQC3fCSTAdYS4PRsp6825gkZNzQ','4jjotQMJJcgD0UUW','pQECAyYgASFYIJhEwq2vl7cz4uDzT0BXPd8GrlzL2Mo6vOQiQcLXsBt-IlggmT9W4OuBIIfvKrEMq8gOwq8GVHKG3msbrbnxnCg-guA',0,'Phone',1.79493588042935061453e+09,NULL);
CREATE TABLE people (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	link VARCHAR(64), 
	created FLOAT NOT NULL, sessions INTEGER DEFAULT '0' NOT NULL, silenced BOOLEAN DEFAULT 0 NOT NULL, banned BOOLEAN DEFAULT 0 NOT NULL, looks VARCHAR(120), 
	PRIMARY KEY (id), 
	UNIQUE (link)
);
INSERT INTO "people" VALUES('4jjotQMJJcgD0UUW','Ada','en','2a18dd03fb0d7e0b1473732049d711c93a0d12ff01ddac7e0f5539304a44edfe',1.79493587669405508036e+09,0,0,0,NULL);
INSERT INTO "people" VALUES('A2q2SaktCQGLfcO9','Ben','en',NULL,1.79493587838414216041e+09,0,0,0,NULL);
CREATE TABLE played (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	ended FLOAT NOT NULL, 
	seconds INTEGER NOT NULL, 
	moves INTEGER NOT NULL, 
	year INTEGER NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	players INTEGER NOT NULL, 
	company VARCHAR(8) NOT NULL, 
	roles VARCHAR(400) NOT NULL, 
	won BOOLEAN, 
	gold INTEGER NOT NULL, circle VARCHAR(40), resigned BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "played" VALUES('4jjotQMJJcgD0UUW','YmLOayESZBXh22iG',0,1.79493587824336361881e+09,0,38,2026,'duel',2,'bots',',green,',1,0,NULL,0);
INSERT INTO "played" VALUES('4jjotQMJJcgD0UUW','fNrSBtRNbbAvsOA0',0,1.79493588013566040999e+09,2,41,2026,'duel',2,'people',',green,',0,0,NULL,0);
INSERT INTO "played" VALUES('A2q2SaktCQGLfcO9','fNrSBtRNbbAvsOA0',1,1.79493588013566040999e+09,2,41,2026,'duel',2,'people',',blue,',1,1,NULL,0);
INSERT INTO "played" VALUES('4jjotQMJJcgD0UUW','sEqHZitpXTzKHRgu',0,1.79493588040119934077e+09,0,29,2026,'solo',1,'alone',',',NULL,0,NULL,0);
CREATE TABLE records (
	table_id VARCHAR(40) NOT NULL, 
	entries INTEGER NOT NULL, 
	data BLOB NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "records" VALUES('sEqHZitpXTzKHRgu',32,X'78DAAD59DB6EDB4610FD15C2AF958ABD5F0C144881E8256885164220149611ECD5552C8B2E25B708A2FC7B874BCA26B97C08C83CC459EE6576CECECC99D9D5DDDDCDD7DDCDE3FEE87737B7BB1B5705730ED05E40BBF42175FEF1DB87CD5FEF53DF83796AFA4EE5A14C3DCF07F3255427E8C4F0553E9FF7E5B1FE02A9C1EFEBAF34BF1605E355F972F4D7C9715F9DCE69F419A7D173551E0E9F9ECD97A7706C06CEE5D91CD2D8C1781FAA4F9FCB7D1A8AE6700AB5C0000AB8F0C91C60DAEDB97A0949F343F95225010F5508A0C137E8FDBB6C77639F3F97E73F7FFFF0C13DBC471F3F6E93FCD3737067732E1394AB746FF6872F69CDD3FE180A82885862BCC4B23DA097E3F9D46EFBED665160A999A65C29F433E14A4BC5EE1745FF804FE6DC1C1B9C597B34A3EA1CAF07FDAB378D7EA15E798BBE779FB3A99A9DAAE0CAAAE98C65F564CEC52F05DEED8EB529A1B9DBB5C684FFA1B77A398413741368FBE01EDB199C481FBD75582346940AD821AA230E8C70822589CC13C37024C8098729B54662A9BC564658C9A876ADF4D6595A0D5A6781AFAF45EB2BED76E02DF0775134EE524F5F14C95BDA71F09734DE739876AC719934DCF519186DAC5A745C063A93CB148DC7B4121A9F8146F10DB43C940FD07F07ADA2192D414CB15E6D6F7D59564B7B7809EFD63F3D94074F16C57A7B7B6D5D272469EF566906AEFB3BEBDE7A7B93B7AFDD97D5659BB0BC6E9F8CB2DA0E1458D5A8CCBE5A3EEF6178BDBDAC364911DC1F591ECCF11CAA63B1DE5C6A1197CDB6B055F9188ECDC25AEEF6B269E46FBA1B6CAE625A094B07FE755DFB2A15966D7A48362007ACE81E637DDA80B2314992D9D9A2855D0B780C5F6AED56DB56FF75332D59FADDABB669F756A3D45E6F9A559DCD005DF1649EEB46A35723A39E08002FD703DAA4A36CC65669C16A9B01EBCDEFEA501F75B339345E8F1C8CDC024DC80667F776488DF30C7D65DD3359F7A09391D209ADAE5E710FFF5A82F807825C420B26A470A70E6161083648334399E7DA621DAD41C642B83A4ABCE6881A130C171E2218F96828918168E6048B1C68F3FBC8E6A9FC37F448AAE66B20CC9A1BEFEA68BD4DC6299678817637F7AFCAEAEF20C27DB305668832C404E388300C2C9C06FDFE21B4A41E8870D470CF9DAB958D99F29430004726293F8835B4C05D18984EC74186380C0A8C1A81542458FB68731C9462CDA7C0F0FB1338936FA3FC8D217A58E4742C34B389554A009A18B99696C81C0B2362A23F65DC3134CA0CE76243203AD0C0A5885AC828987723402094249D63954ECC7771103C1D071FE288DC2813B9551E23A4C5489070C2A4967370F4C97B24F9F4D0CD7037314487159208514744A4819230824E304C27F95B15EA4903EA1F24B42E303AC36C32E30417EA209228462A0516393001EB6771422FC9A604D2C132C3486A88C589C0AD05D53D2298113482457081677B600FC00C2ED019172003DA2A896C0C46229F03900463A2A62080726C9022D90C3FC2288B90402D8B2E0842AC6674C49124551A4F4BF043066633D222CEF23B2610D441501770B42AD211D539D393D27B5DF3A9C1B1F319BA67399D508391F48A0961B4637A44778985A01313611BB76B30C0B26F0131034596CDB924441A2020E775548A8CA0509A4CA3575F1E7BF4C966500ECED2B761567AA115A14E40E53BE23B0AE8735A21F25654756F149B1E9839756E96C303D2C84BCA03C1DEBBB1A24A61C9E9A41C6EABBD0D991B713243FF2C4B6BCC9D473001B280476EA4065114D169B5541DC998F44399B319DA67A958701AB1E70113A482E623ECAF18636A62285F6AFE1F1CBE9AA17E967D2568CEADD70C391603198B04AE909E5F218DDF9C3B37F62E4631C7445982765406E13070116398293E8251C24550CD2B972EBD101733989664691A05A523B101AAF4FAA56D244D2B0541C27EC025B00B42A21920B2846DB58249CEF8281DF76AA4D0D388A069197BAC1A1F3CB9741E757A1867B81AC912BBF7CA11C71D86CB3AD671848B35862B079E98D82FD77B547DBBAD9F0A3A38E6385C96DA23B5505E458B907208891187D3C0C94C4E2D50BAEF888084F690CC203892A57A0737242AADE25C47ACD508C16946F8347E5E0DDF36F1C0286A4E0065895E43CD02C95E6A4B9D337424516A2E049B5CACF7559F1317598EB7840581A41556D9E8B819515D62AEC514DDEBE7CFA10FA939D190E5F8C870845B8674DA518FAC1AD11EFC8BFD88D79E91271135A3F42559C247C8224CB9B4DA041246235BEB89EF897D166E7E7958656FD7BD07DF199524C9123D1646462F75D44273171A7541A3EAED97C0FFF6C763F3EBE41DBA1F206708385BD3FBFBFF01DFEA7D27');
CREATE TABLE stops (
	began FLOAT NOT NULL, 
	ended FLOAT NOT NULL, 
	PRIMARY KEY (began)
);
INSERT INTO "stops" VALUES(1.0,2.0);
CREATE TABLE stories (
	digest VARCHAR(64) NOT NULL, 
	version VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (digest, version)
);
INSERT INTO "stories" VALUES('0000000000000000000000000000000000000000000000000000000000000000','0','{}',1.0);
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	code VARCHAR(8) NOT NULL, 
	public BOOLEAN NOT NULL, 
	phase VARCHAR(12) NOT NULL, 
	free INTEGER NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, summary TEXT DEFAULT '' NOT NULL, "indexed" INTEGER DEFAULT '0' NOT NULL, packed BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES('4d0_wSh_4gx3iFwP','PXNTJC',0,'playing',0,1.79493587671963095663e+09,1.79493587739909601216e+09,'{"game":"saboteur","players":4,"names":["Ada","random","random","random"],"people":["4jjotQMJJcgD0UUW",null,null,null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('VuNWihBf6WQVS0ty','URDVQT',0,'playing',0,1.79493587741825366015e+09,1.79493587750436496735e+09,'{"game":"saboteur2","players":4,"names":["Ada","random","random","random"],"people":["4jjotQMJJcgD0UUW",null,null,null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('5PtsAnZgcQdzS7o_','PBSXJU',0,'playing',0,1.79493587755387067799e+09,1.79493587759116745e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["4jjotQMJJcgD0UUW",null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('UX-oB1CP4rvtsBcr','MPFFWZ',0,'playing',0,1.79493587760438394551e+09,1.79493587760871362683e+09,'{"game":"solo","players":1,"names":["Ada"],"people":["4jjotQMJJcgD0UUW"],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('EjMqg2r90vH4l3oX','ESAMJR',0,'playing',0,1794935877.68406,1.794935877730451107e+09,'{"game":"dark-cave","players":4,"names":["Ada","random","random","random"],"people":["4jjotQMJJcgD0UUW",null,null,null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('HdZibXx21aEHmA4_','FBVMHN',1,'lobby',1,1.79493587780340051653e+09,1.79493587780340051653e+09,'{"game":"saboteur","players":3,"names":["Ada","greedy",""],"people":["4jjotQMJJcgD0UUW",null,null],"asked":null,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('e6N8tzVZyFWsgaKA','QCNSGF',0,'between',0,1.79493587781766462323e+09,1.79493587795660567286e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["4jjotQMJJcgD0UUW",null],"asked":null,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('YmLOayESZBXh22iG','GUTBQZ',0,'over',0,1.7949358779654808044e+09,1.79493587824336361881e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["4jjotQMJJcgD0UUW",null],"asked":null,"winners":[0,1],"gold":[0,0]}',3,0);
INSERT INTO "tables" VALUES('fNrSBtRNbbAvsOA0','NVPFPL',0,'over',0,1.79493587844038772578e+09,1.79493588013566040999e+09,'{"game":"duel","players":2,"names":["Ada","Ben"],"people":["4jjotQMJJcgD0UUW","A2q2SaktCQGLfcO9"],"asked":null,"winners":[1],"gold":[0,1]}',3,0);
INSERT INTO "tables" VALUES('sEqHZitpXTzKHRgu','PLJSYD',0,'over',0,1.79493588025897836684e+09,1.79493588040119934077e+09,'{"game":"solo","players":1,"names":["Ada"],"people":["4jjotQMJJcgD0UUW"],"asked":null,"winners":[0],"gold":[0]}',3,1);
CREATE TABLE tallies (
	person VARCHAR(40) NOT NULL, 
	year INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	"key" VARCHAR(120) NOT NULL, 
	count INTEGER NOT NULL, 
	won INTEGER NOT NULL, 
	total BIGINT NOT NULL, 
	PRIMARY KEY (person, year, kind, "key")
);
INSERT INTO "tallies" VALUES('*',2026,'role','duel||2|bots',1,0,0);
INSERT INTO "tallies" VALUES('*',2026,'role','duel||2|people',3,1,1);
INSERT INTO "tallies" VALUES('4jjotQMJJcgD0UUW',2026,'all','duel|bots',1,1,0);
INSERT INTO "tallies" VALUES('4jjotQMJJcgD0UUW',2026,'all-11','duel|bots',1,1,0);
INSERT INTO "tallies" VALUES('4jjotQMJJcgD0UUW',2026,'as','duel|bots|green',1,1,0);
INSERT INTO "tallies" VALUES('4jjotQMJJcgD0UUW',2026,'as-11','duel|bots|green',1,1,0);
INSERT INTO "tallies" VALUES('4jjotQMJJcgD0UUW',2026,'day','2026-11-17',3,0,0);
INSERT INTO "tallies" VALUES('4jjotQMJJcgD0UUW',2026,'gold','duel|bots|0',1,0,0);
INSERT INTO "tallies" VALUES('4jjotQMJJcgD0UUW',2026,'match','duel|2|bots',1,1,0);
INSERT INTO "tallies" VALUES('4jjotQMJJcgD0UUW',2026,'role','duel||2|bots',1,0,0);
INSERT INTO "tallies" VALUES('4jjotQMJJcgD0UUW',2026,'all','duel|people',1,0,1);
INSERT INTO "tallies" VALUES('4jjotQMJJcgD0UUW',2026,'all-11','duel|people',1,0,1);
INSERT INTO "tallies" VALUES('4jjotQMJJcgD0UUW',2026,'as','duel|people|green',1,0,1);
INSERT INTO "tallies" VALUES('4jjotQMJJcgD0UUW',2026,'as-11','duel|people|green',1,0,1);
INSERT INTO "tallies" VALUES('4jjotQMJJcgD0UUW',2026,'beside','A2q2SaktCQGLfcO9',1,0,0);
INSERT INTO "tallies" VALUES('4jjotQMJJcgD0UUW',2026,'gold','duel|people|0',1,0,0);
INSERT INTO "tallies" VALUES('4jjotQMJJcgD0UUW',2026,'match','duel|2|people',1,0,2);
INSERT INTO "tallies" VALUES('4jjotQMJJcgD0UUW',2026,'met','A2q2SaktCQGLfcO9|duel',1,0,1);
INSERT INTO "tallies" VALUES('4jjotQMJJcgD0UUW',2026,'role','duel||2|people',1,0,0);
INSERT INTO "tallies" VALUES('A2q2SaktCQGLfcO9',2026,'all','duel|people',1,1,0);
INSERT INTO "tallies" VALUES('A2q2SaktCQGLfcO9',2026,'all-11','duel|people',1,1,0);
INSERT INTO "tallies" VALUES('A2q2SaktCQGLfcO9',2026,'as','duel|people|blue',1,1,0);
INSERT INTO "tallies" VALUES('A2q2SaktCQGLfcO9',2026,'as-11','duel|people|blue',1,1,0);
INSERT INTO "tallies" VALUES('A2q2SaktCQGLfcO9',2026,'beside','4jjotQMJJcgD0UUW',1,1,0);
INSERT INTO "tallies" VALUES('A2q2SaktCQGLfcO9',2026,'day','2026-11-17',1,0,0);
INSERT INTO "tallies" VALUES('A2q2SaktCQGLfcO9',2026,'gold','duel|people|1',1,0,0);
INSERT INTO "tallies" VALUES('A2q2SaktCQGLfcO9',2026,'match','duel|2|people',1,1,2);
INSERT INTO "tallies" VALUES('A2q2SaktCQGLfcO9',2026,'met','4jjotQMJJcgD0UUW|duel',1,1,0);
INSERT INTO "tallies" VALUES('A2q2SaktCQGLfcO9',2026,'role','duel||2|people',1,1,1);
INSERT INTO "tallies" VALUES('4jjotQMJJcgD0UUW',2026,'all','solo|alone',1,0,0);
INSERT INTO "tallies" VALUES('4jjotQMJJcgD0UUW',2026,'all-11','solo|alone',1,0,0);
INSERT INTO "tallies" VALUES('4jjotQMJJcgD0UUW',2026,'gold','solo|alone|0',1,0,0);
INSERT INTO "tallies" VALUES('4jjotQMJJcgD0UUW',2026,'match','solo|1|alone',1,0,0);
CREATE TABLE traces (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "traces" VALUES('4jjotQMJJcgD0UUW','4d0_wSh_4gx3iFwP');
INSERT INTO "traces" VALUES('4jjotQMJJcgD0UUW','VuNWihBf6WQVS0ty');
INSERT INTO "traces" VALUES('4jjotQMJJcgD0UUW','5PtsAnZgcQdzS7o_');
INSERT INTO "traces" VALUES('4jjotQMJJcgD0UUW','UX-oB1CP4rvtsBcr');
INSERT INTO "traces" VALUES('4jjotQMJJcgD0UUW','EjMqg2r90vH4l3oX');
INSERT INTO "traces" VALUES('4jjotQMJJcgD0UUW','HdZibXx21aEHmA4_');
INSERT INTO "traces" VALUES('4jjotQMJJcgD0UUW','e6N8tzVZyFWsgaKA');
INSERT INTO "traces" VALUES('4jjotQMJJcgD0UUW','YmLOayESZBXh22iG');
INSERT INTO "traces" VALUES('4jjotQMJJcgD0UUW','fNrSBtRNbbAvsOA0');
INSERT INTO "traces" VALUES('A2q2SaktCQGLfcO9','fNrSBtRNbbAvsOA0');
INSERT INTO "traces" VALUES('4jjotQMJJcgD0UUW','sEqHZitpXTzKHRgu');
CREATE TABLE tries (
	person VARCHAR(40) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	label VARCHAR(12) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	began FLOAT NOT NULL, 
	ended FLOAT, 
	gold INTEGER, 
	moves INTEGER, 
	won BOOLEAN, 
	PRIMARY KEY (person, kind, label), 
	UNIQUE (table_id)
);
INSERT INTO "tries" VALUES('4jjotQMJJcgD0UUW','mine','2026-11-17','sEqHZitpXTzKHRgu',1.79493588025897836684e+09,1.79493588040119934077e+09,0,29,NULL);
CREATE TABLE vacations (
	person VARCHAR(40) NOT NULL, 
	began FLOAT NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (person, began)
);
INSERT INTO "vacations" VALUES('4jjotQMJJcgD0UUW',1.79493587776547622683e+09,1.79510867776547622682e+09);
CREATE INDEX tables_phase ON tables (phase, public);
CREATE INDEX tables_lobbies ON tables (phase, public, created);
CREATE INDEX leases_owner ON leases (owner);
CREATE INDEX passkeys_person ON passkeys (person);
CREATE INDEX challenges_expires ON challenges (expires);
CREATE INDEX tables_indexed ON tables (phase, "indexed");
CREATE INDEX members_open ON members (person, open, ended);
CREATE INDEX played_latest ON played (person, ended, table_id);
CREATE INDEX played_game ON played (person, game, ended, table_id);
CREATE INDEX played_gold ON played (person, game, gold, ended);
CREATE INDEX played_richest ON played (person, year, gold, ended);
CREATE INDEX played_longest ON played (person, year, seconds, ended);
CREATE INDEX played_table ON played (table_id);
CREATE INDEX tallies_key ON tallies (kind, "key");
CREATE INDEX tallies_kind ON tallies (person, kind, "key");
CREATE INDEX tables_unpacked ON tables (phase, packed, changed);
CREATE INDEX devices_person ON devices (person);
CREATE INDEX mails_address ON mails (address);
CREATE INDEX calls_due ON calls (due);
CREATE INDEX calls_person ON calls (person);
CREATE INDEX tries_results ON tries (kind, label, gold);
CREATE INDEX circles_founder ON circles (founder);
CREATE INDEX circle_people_person ON circle_people (person);
CREATE INDEX vacations_until ON vacations (until);
CREATE INDEX played_circle ON played (circle, ended, table_id);
CREATE INDEX played_company ON played (game, company, ended, table_id);
CREATE INDEX partners_latest ON partners (person, partner, ended, table_id);
CREATE INDEX partners_partner ON partners (partner);
CREATE INDEX partners_table ON partners (table_id);
COMMIT;
