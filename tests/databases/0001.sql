BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE alive (
	id INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "alive" VALUES(1,1.79479959829195308686e+09);
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
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',0,'created','{"kind":"created","code":"RENXPY","game":"saboteur","players":4,"options":{"edition":"de","rounds":3,"first":"random","gold_draw":"diggers","connect":"required","round_end":"hands_empty","self_break":false,"broken_no_gold":false},"host":"nI6aSPFXFSJs4r_d","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79479959506041765208e+09);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',1,'sat','{"kind":"sat","person":"nI6aSPFXFSJs4r_d","name":"Ada","seat":0}',1.79479959506041765208e+09);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79479959506041765208e+09);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79479959506041765208e+09);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79479959506041765208e+09);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',5,'start','{"kind":"start","record":"format = 1\ngame = \"saboteur\"\nrules = 1\ndeck = \"8cb0fd70660963454aca118a477a56e53a52aaa9a3742d0a518c1975fae12e53\"\nplayers = 4\noptions = { edition = \"de\", rounds = 3, first = \"random\", gold_draw = \"diggers\", connect = \"required\", round_end = \"hands_empty\", self_break = false, broken_no_gold = false }\nlog = [\n  \"first p4\",\n  \"roles saboteur digger digger digger digger\",\n  \"goals stone NW, stone NE, gold\",\n  \"deck EW broken-lantern NE NS rockfall N|E|W repair-lantern-cart NES NW map map E NE repair-pick broken-cart broken-cart NE NE NW NES N N|E|S|W NW NESW NS NEW NEW NEW broken-lantern NESW broken-pick EW repair-lantern repair-pick-cart NESW NE NES repair-cart E|W N|E broken-cart broken-pick map NS NESW map repair-pick-lantern N|S NS NW NEW rockfall N|W N|E|S rockfall repair-lantern broken-lantern repair-pick map NES NEW EW NES NESW repair-cart broken-pick map\",\n]\n","seq":29}',1.79479959508114314081e+09);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',6,'move','{"kind":"move","seat":3,"lines":["p4: NSW 0,-1"],"seq":31}',1.79479959586276650428e+09);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',7,'chat','{"kind":"chat","person":"nI6aSPFXFSJs4r_d","name":"Ada","seat":0,"text":"Let us play saboteur!","id":"140353939396240-1"}',1.7947995958816483021e+09);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',8,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":32,"person":"nI6aSPFXFSJs4r_d","id":"140353939396240-2"}',1.79479959591370606423e+09);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',9,'move','{"kind":"move","seat":0,"lines":["p1: EW -1,0"],"seq":34,"person":"nI6aSPFXFSJs4r_d","id":"140353939396240-3"}',1.79479959597594785694e+09);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',10,'move','{"kind":"move","seat":1,"lines":["p2: E|S|W 0,-2"],"seq":36}',1.79479959597936463353e+09);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',11,'move','{"kind":"move","seat":2,"lines":["p3: discard repair-lantern-cart"],"seq":38}',1.79479959602398586268e+09);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',12,'move','{"kind":"move","seat":3,"lines":["p4: NSW 0,1"],"seq":40}',1.79479959606559872622e+09);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',13,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW"],"seq":42,"person":"nI6aSPFXFSJs4r_d","id":"140353939396240-4"}',1.79479959607742929452e+09);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',14,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-pick"],"seq":44}',1.79479959609712409968e+09);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',15,'move','{"kind":"move","seat":2,"lines":["p3: NW 1,0"],"seq":46}',1.79479959616964578625e+09);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',16,'move','{"kind":"move","seat":3,"lines":["p4: discard broken-lantern"],"seq":48}',1.79479959618194723127e+09);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',17,'move','{"kind":"move","seat":0,"lines":["p1: ES 1,-1"],"seq":50,"person":"nI6aSPFXFSJs4r_d","id":"140353939396240-5"}',1.79479959620457983019e+09);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',18,'move','{"kind":"move","seat":1,"lines":["p2: map 8,0"],"seq":52}',1.79479959624178886413e+09);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',19,'move','{"kind":"move","seat":2,"lines":["p3: discard NEW"],"seq":54}',1794799596.27022);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',20,'move','{"kind":"move","seat":3,"lines":["p4: broken-cart p1"],"seq":56}',1.79479959628000497818e+09);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',21,'move','{"kind":"move","seat":0,"lines":["p1: discard rockfall"],"seq":58,"person":"nI6aSPFXFSJs4r_d","id":"140353939396240-6"}',1.79479959628918647762e+09);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',22,'move','{"kind":"move","seat":1,"lines":["p2: discard NESW"],"seq":60}',1.79479959629838848114e+09);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',23,'move','{"kind":"move","seat":2,"lines":["p3: broken-cart p4"],"seq":62}',1794799596.3057);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',24,'move','{"kind":"move","seat":3,"lines":["p4: discard NS"],"seq":64}',1.79479959631683254244e+09);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',25,'move','{"kind":"move","seat":0,"lines":["p1: discard NE"],"seq":66,"person":"nI6aSPFXFSJs4r_d","id":"140353939396240-7"}',1.79479959632574462887e+09);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',26,'move','{"kind":"move","seat":1,"lines":["p2: NEW 0,2"],"seq":68}',1.79479959633700895307e+09);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',27,'move','{"kind":"move","seat":2,"lines":["p3: discard NE"],"seq":70}',1.79479959637282872201e+09);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',28,'move','{"kind":"move","seat":3,"lines":["p4: discard broken-cart"],"seq":72}',1.79479959641927289959e+09);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',29,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-cart"],"seq":74,"person":"nI6aSPFXFSJs4r_d","id":"140353939396240-8"}',1.79479959642891025543e+09);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',30,'move','{"kind":"move","seat":1,"lines":["p2: map 8,0"],"seq":76}',1.79479959644647407528e+09);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',31,'move','{"kind":"move","seat":2,"lines":["p3: discard NS"],"seq":78}',1.79479959644965791701e+09);
INSERT INTO "entries" VALUES('1deGh2h8_QoWl8N4',32,'move','{"kind":"move","seat":3,"lines":["p4: discard NES"],"seq":80}',1.79479959645237636565e+09);
INSERT INTO "entries" VALUES('7x-m5JHaQtCWxg8b',0,'created','{"kind":"created","code":"RUVJUS","game":"saboteur","players":3,"options":{"edition":"de","rounds":3,"first":"random","gold_draw":"diggers","connect":"required","round_end":"hands_empty","self_break":false,"broken_no_gold":false},"host":"nI6aSPFXFSJs4r_d","public":true,"clock":{"kind":"none","seconds":0}}',1.79479959729747390751e+09);
INSERT INTO "entries" VALUES('7x-m5JHaQtCWxg8b',1,'sat','{"kind":"sat","person":"nI6aSPFXFSJs4r_d","name":"Ada","seat":0}',1.79479959729747390751e+09);
INSERT INTO "entries" VALUES('7x-m5JHaQtCWxg8b',2,'bot','{"kind":"bot","seat":1,"bot":"greedy"}',1.79479959729747390751e+09);
INSERT INTO "entries" VALUES('COpP6I9DRFA8Pofj',0,'created','{"kind":"created","code":"HHWVGW","game":"solo","players":1,"options":{"edition":"de","rounds":3,"first":"p1","troll_payment":"total","ladder_joint":false,"replace_all":true,"colour":"green"},"host":"nI6aSPFXFSJs4r_d","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79479959703038525588e+09);
INSERT INTO "entries" VALUES('COpP6I9DRFA8Pofj',1,'sat','{"kind":"sat","person":"nI6aSPFXFSJs4r_d","name":"Ada","seat":0}',1.79479959703038525588e+09);
INSERT INTO "entries" VALUES('COpP6I9DRFA8Pofj',2,'start','{"kind":"start","record":"format = 1\ngame = \"solo\"\nrules = 1\ndeck = \"527dfdbc1904288e1c039f1e4252172f4d2a41f20c6c133ba7178d98a6b7439c\"\nplayers = 1\noptions = { edition = \"de\", rounds = 3, first = \"p1\", troll_payment = \"total\", ladder_joint = false, replace_all = true, colour = \"green\" }\nlog = [\n  \"goals NEW:door-green@E+gold1, NS|E|W:gold1, N|E:gold3@N, EW|N|S:gold2, NSW:door-blue@N+gold3, NSW:door-green@S+gold2\",\n  \"deck NEW:door-green@N NESW:door-green@W broken-pick NE|S NW|ES:gold1@E broken-cart EW repair-pick-lantern NS|EW:gold1@N rockfall NW:ladder-blue NEW:door-blue@E NE repair-pick NE:ladder-green EW NEW|S:gold1@S NS broken-cart NW repair-cart EW NW|S NSW:door-green@S EW NW|E key map broken-pick NS|EW NSW|E:gold1@E NSW:door-blue@N NS|W map repair-lantern broken-lantern NE|SW NSW:troll@S repair-pick-cart NE|W NESW:door-blue@S NE NEW:troll@E repair-lantern-cart broken-lantern NS NS NESW:troll@W key NW EW|S:gold1@S rockfall\",\n]\n","seq":11}',1.79479959704481554028e+09);
INSERT INTO "entries" VALUES('COpP6I9DRFA8Pofj',3,'chat','{"kind":"chat","person":"nI6aSPFXFSJs4r_d","name":"Ada","seat":0,"text":"Let us play solo!","id":"140353939344528-1"}',1.79479959707677698141e+09);
INSERT INTO "entries" VALUES('COpP6I9DRFA8Pofj',4,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":12,"person":"nI6aSPFXFSJs4r_d","id":"140353939344528-2"}',1.79479959708086895947e+09);
INSERT INTO "entries" VALUES('COpP6I9DRFA8Pofj',5,'move','{"kind":"move","seat":0,"lines":["p1: discard NE|S NW|ES:gold1@E"],"seq":18,"person":"nI6aSPFXFSJs4r_d","id":"140353939344528-3"}',1.79479959708304500579e+09);
INSERT INTO "entries" VALUES('COpP6I9DRFA8Pofj',6,'move','{"kind":"move","seat":0,"lines":["p1: remove broken-pick NEW|S:gold1@S NW"],"seq":22,"person":"nI6aSPFXFSJs4r_d","id":"140353939344528-4"}',1.79479959708553862569e+09);
INSERT INTO "entries" VALUES('COpP6I9DRFA8Pofj',7,'move','{"kind":"move","seat":0,"lines":["p1: repair-cart p1"],"seq":24,"person":"nI6aSPFXFSJs4r_d","id":"140353939344528-5"}',1.79479959708759021757e+09);
INSERT INTO "entries" VALUES('COpP6I9DRFA8Pofj',8,'move','{"kind":"move","seat":0,"lines":["p1: NESW:door-green@W 0,1"],"seq":26,"person":"nI6aSPFXFSJs4r_d","id":"140353939344528-6"}',1.79479959708964395526e+09);
INSERT INTO "entries" VALUES('COpP6I9DRFA8Pofj',9,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW:door-green@N"],"seq":28,"person":"nI6aSPFXFSJs4r_d","id":"140353939344528-7"}',1.79479959709183573717e+09);
INSERT INTO "entries" VALUES('COpP6I9DRFA8Pofj',10,'move','{"kind":"move","seat":0,"lines":["p1: EW 1,0"],"seq":30,"person":"nI6aSPFXFSJs4r_d","id":"140353939344528-8"}',1.79479959709366250044e+09);
INSERT INTO "entries" VALUES('Fi6e5WRNJQW1eq31',0,'created','{"kind":"created","code":"AFVFZZ","game":"dark-cave","players":4,"options":{"edition":"de","first":"random","end":"after_move","vein":"must","axe_continues":false},"host":"nI6aSPFXFSJs4r_d","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79479959712007570266e+09);
INSERT INTO "entries" VALUES('Fi6e5WRNJQW1eq31',1,'sat','{"kind":"sat","person":"nI6aSPFXFSJs4r_d","name":"Ada","seat":0}',1.79479959712007570266e+09);
INSERT INTO "entries" VALUES('Fi6e5WRNJQW1eq31',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79479959712007570266e+09);
INSERT INTO "entries" VALUES('Fi6e5WRNJQW1eq31',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79479959712007570266e+09);
INSERT INTO "entries" VALUES('Fi6e5WRNJQW1eq31',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79479959712007570266e+09);
INSERT INTO "entries" VALUES('Fi6e5WRNJQW1eq31',5,'start','{"kind":"start","record":"format = 1\ngame = \"dark-cave\"\nrules = 1\ndeck = \"5281f76078461392fe1bcb7bf37dc6a79eade9a80e749916fed95879794d8c8b\"\nplayers = 4\noptions = { edition = \"de\", first = \"random\", end = \"after_move\", vein = \"must\", axe_continues = false }\nlog = [\n  \"first p4\",\n  \"roles yellow-loyal yellow-saboteur yellow-loyal yellow-saboteur\",\n  \"goals NES:vein, NE:ladder, NESW:exit, NW:hole\",\n  \"deck I.NESW I.NES I.EW I.NE I.information I.goblin I.NW I.NE:ladder I.rockfall I.NEW I.NES I.lindworm I.NEW I.NESW:hole I.NS|EW:bridge@E I.rat I.NESW I.axe I.NEW I.rat I.NS|EW:bridge@N I.NS I.N:hole I.NE|SW:tunnel I.information I.NW|ES:tunnel I.boots I.NES:hole I.web\",\n  \"deck II.NW|ES:tunnel II.axe II.NW:ladder@N II.information II.web II.NE II.lindworm II.rat II.NESW II.NES:hole@E II.E:hole II.N:ladder II.NS|EW:bridge@N II.rockfall II.goblin II.NE|SW:tunnel II.NW II.NEW:hole@N II.EW II.NES II.NS II.NEW:vein@N II.boots II.swap-hands II.information II.NESW II.NEW\",\n  \"deck III.axe III.NS|EW:bridge@E III.goblin III.NS III.E:ladder III.NEW III.boots III.NES III.lindworm III.NE III.NW III.lindworm III.N:hole III.NES:vein III.web III.swap-hands III.goblin III.rat III.EW III.NE|SW:tunnel III.rat III.information III.NESW III.rockfall III.NEW:hole III.NESW:hole\",\n]\n","seq":25}',1.79479959712855982783e+09);
INSERT INTO "entries" VALUES('Fi6e5WRNJQW1eq31',6,'move','{"kind":"move","seat":3,"lines":["p4: propose-end"],"seq":26}',1.79479959713699221612e+09);
INSERT INTO "entries" VALUES('Fi6e5WRNJQW1eq31',7,'chat','{"kind":"chat","person":"nI6aSPFXFSJs4r_d","name":"Ada","seat":0,"text":"Let us play dark-cave!","id":"140353939479120-1"}',1.79479959715375542638e+09);
INSERT INTO "entries" VALUES('Fi6e5WRNJQW1eq31',8,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":27,"person":"nI6aSPFXFSJs4r_d","id":"140353939479120-2"}',1.7947995971608285904e+09);
INSERT INTO "entries" VALUES('Fi6e5WRNJQW1eq31',9,'move','{"kind":"move","seat":0,"lines":["p1: refuse"],"seq":28,"person":"nI6aSPFXFSJs4r_d","id":"140353939479120-3"}',1.79479959716492199891e+09);
INSERT INTO "entries" VALUES('Fi6e5WRNJQW1eq31',10,'move','{"kind":"move","seat":3,"lines":["p4: I.NESW -1,0"],"seq":29}',1.79479959716901683809e+09);
INSERT INTO "entries" VALUES('Fi6e5WRNJQW1eq31',11,'move','{"kind":"move","seat":3,"lines":["p4: step -1,0"],"seq":30}',1.79479959717189693456e+09);
INSERT INTO "entries" VALUES('Fi6e5WRNJQW1eq31',12,'move','{"kind":"move","seat":3,"lines":["p4: stop"],"seq":31}',1.79479959718120861055e+09);
INSERT INTO "entries" VALUES('Fi6e5WRNJQW1eq31',13,'move','{"kind":"move","seat":0,"lines":["p1: I.ESW -2,0"],"seq":32,"person":"nI6aSPFXFSJs4r_d","id":"140353939479120-4"}',1.79479959718800377846e+09);
INSERT INTO "entries" VALUES('Fi6e5WRNJQW1eq31',14,'move','{"kind":"move","seat":0,"lines":["p1: step -1,0"],"seq":33,"person":"nI6aSPFXFSJs4r_d","id":"140353939479120-5"}',1.79479959720124244686e+09);
INSERT INTO "entries" VALUES('Fi6e5WRNJQW1eq31',15,'move','{"kind":"move","seat":0,"lines":["p1: step -2,0"],"seq":34,"person":"nI6aSPFXFSJs4r_d","id":"140353939479120-6"}',1.79479959720472168919e+09);
INSERT INTO "entries" VALUES('Fi6e5WRNJQW1eq31',16,'move','{"kind":"move","seat":0,"lines":["p1: step -1,0"],"seq":36,"person":"nI6aSPFXFSJs4r_d","id":"140353939479120-7"}',1.79479959721300363537e+09);
INSERT INTO "entries" VALUES('Fi6e5WRNJQW1eq31',17,'move','{"kind":"move","seat":1,"lines":["p2: I.NS|EW:bridge@E 0,-1"],"seq":37}',1.7947995972217876911e+09);
INSERT INTO "entries" VALUES('Fi6e5WRNJQW1eq31',18,'move','{"kind":"move","seat":1,"lines":["p2: step 0,-1.NS"],"seq":38}',1.79479959722928380963e+09);
INSERT INTO "entries" VALUES('Fi6e5WRNJQW1eq31',19,'move','{"kind":"move","seat":1,"lines":["p2: stop"],"seq":39}',1.79479959723741650584e+09);
INSERT INTO "entries" VALUES('Fi6e5WRNJQW1eq31',20,'move','{"kind":"move","seat":2,"lines":["p3: I.NE|SW:tunnel -3,0"],"seq":40}',1.79479959724470734599e+09);
INSERT INTO "entries" VALUES('Fi6e5WRNJQW1eq31',21,'move','{"kind":"move","seat":2,"lines":["p3: stop"],"seq":41}',1.79479959724917459483e+09);
INSERT INTO "entries" VALUES('Fi6e5WRNJQW1eq31',22,'move','{"kind":"move","seat":3,"lines":["p4: discard I.NW|ES:tunnel"],"seq":42}',1.79479959725782704351e+09);
INSERT INTO "entries" VALUES('Fi6e5WRNJQW1eq31',23,'move','{"kind":"move","seat":3,"lines":["p4: stop"],"seq":43}',1.79479959726561689374e+09);
INSERT INTO "entries" VALUES('Fi6e5WRNJQW1eq31',24,'move','{"kind":"move","seat":0,"lines":["p1: discard I.NESW:hole"],"seq":44,"person":"nI6aSPFXFSJs4r_d","id":"140353939479120-8"}',1.79479959727339339259e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',0,'created','{"kind":"created","code":"ASCTCF","game":"saboteur2","players":4,"options":{"edition":"de","rounds":3,"first":"random","boss_solo":true,"profiteer_solo":true,"profiteer_always":false,"trapped_geologist_paid":false,"ladder_joint":false,"sit_out":"while_empty"},"host":"nI6aSPFXFSJs4r_d","spectators":false,"clock":{"kind":"none","seconds":0}}',1.7947995965289139748e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',1,'sat','{"kind":"sat","person":"nI6aSPFXFSJs4r_d","name":"Ada","seat":0}',1.7947995965289139748e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.7947995965289139748e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.7947995965289139748e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.7947995965289139748e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',5,'start','{"kind":"start","record":"format = 1\ngame = \"saboteur2\"\nrules = 1\ndeck = \"cd6cd5e273fbaf5be22184a9f5b993abf44ce9dd1ca081f60855b2fd73fc306d\"\nplayers = 4\noptions = { edition = \"de\", rounds = 3, first = \"random\", boss_solo = true, profiteer_solo = true, profiteer_always = false, trapped_geologist_paid = false, ladder_joint = false, sit_out = \"while_empty\" }\nlog = [\n  \"first p2\",\n  \"roles saboteur green-digger blue-digger green-digger profiteer green-digger boss green-digger geologist blue-digger geologist blue-digger saboteur saboteur blue-digger\",\n  \"goals stone NE, stone NW, gold\",\n  \"deck NES NS NE|S NES NESW repair-cart NEW EW:door-blue broken-cart free NE inspection trapped NW NS|EW repair-pick NE:ladder NW:door-green map NS N|E N|W NEW:crystal trapped rockfall NW NESW hands-off NS|EW EW EW:door-green E:ladder NESW map theft EW|N|S NW|ES free NEW repair-lantern map swap-hats NS NEW:crystal NEW E NESW NS NW:ladder NEW E:crystal free N:crystal swap-hands map theft N|S NS:door-blue NS|E:door-green broken-lantern N|E|S broken-lantern ESW|N:crystal NW|S EW N rockfall NES:crystal NE|SW repair-pick repair-pick-lantern hands-off NESW NE|W N|E|W NE EW|S:crystal trapped swap-hats NS|E|W broken-pick theft N:ladder repair-cart broken-cart E|W repair-lantern NE repair-lantern-cart free NES EW map broken-cart swap-hands NES NEW NE NSW|E:crystal broken-pick NW broken-lantern NES inspection rockfall map N|E|S|W NESW:crystal repair-pick-cart NE:door-blue broken-pick hands-off NW NW|E theft NEW:crystal NE\",\n]\n","seq":29}',1.79479959654540944104e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',6,'move','{"kind":"move","seat":1,"lines":["p2: discard NW:door-green repair-cart"],"seq":33}',1.79479959656546497349e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',7,'move','{"kind":"move","seat":2,"lines":["p3: discard NE NEW"],"seq":37}',1.79479959659218120575e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',8,'move','{"kind":"move","seat":3,"lines":["p4: discard NES trapped"],"seq":41}',1.79479959660214114184e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',9,'chat','{"kind":"chat","person":"nI6aSPFXFSJs4r_d","name":"Ada","seat":0,"text":"Let us play saboteur2!","id":"140353941130128-1"}',1.79479959661259055132e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',10,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":42,"person":"nI6aSPFXFSJs4r_d","id":"140353941130128-2"}',1.7947995966169219017e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',11,'move','{"kind":"move","seat":0,"lines":["p1: discard N|E broken-cart trapped"],"seq":48,"person":"nI6aSPFXFSJs4r_d","id":"140353941130128-3"}',1.79479959664476847649e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',12,'move','{"kind":"move","seat":1,"lines":["p2: NS 0,-1"],"seq":50}',1.79479959666036152838e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',13,'move','{"kind":"move","seat":2,"lines":["p3: discard NEW:crystal NE|S map"],"seq":56}',1.79479959666543579101e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',14,'move','{"kind":"move","seat":3,"lines":["p4: discard EW EW:door-blue inspection"],"seq":62}',1.79479959667197394371e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',15,'move','{"kind":"move","seat":0,"lines":["p1: discard E:ladder NES"],"seq":66,"person":"nI6aSPFXFSJs4r_d","id":"140353941130128-4"}',1.79479959667837834355e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',16,'move','{"kind":"move","seat":1,"lines":["p2: discard NW N|W"],"seq":70}',1.79479959669647645952e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',17,'move','{"kind":"move","seat":2,"lines":["p3: discard NW|ES theft"],"seq":74}',1.79479959674834847445e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',18,'move','{"kind":"move","seat":3,"lines":["p4: discard repair-lantern repair-pick"],"seq":78}',1.79479959675764298441e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',19,'move','{"kind":"move","seat":0,"lines":["p1: discard swap-hats"],"seq":80,"person":"nI6aSPFXFSJs4r_d","id":"140353941130128-5"}',1.79479959676536226275e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',20,'move','{"kind":"move","seat":1,"lines":["p2: discard NS NW"],"seq":84}',1.79479959676918935772e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',21,'move','{"kind":"move","seat":2,"lines":["p3: discard EW|N|S NESW NS|EW"],"seq":90}',1.79479959677737283701e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',22,'move','{"kind":"move","seat":3,"lines":["p4: discard NESW NS NS|EW"],"seq":96}',1.79479959678086185455e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',23,'move','{"kind":"move","seat":0,"lines":["p1: discard EW:door-green NESW NESW"],"seq":102,"person":"nI6aSPFXFSJs4r_d","id":"140353941130128-6"}',1.79479959678500795364e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',24,'move','{"kind":"move","seat":1,"lines":["p2: discard E:crystal NEW free"],"seq":108}',1.79479959678901529311e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',25,'move','{"kind":"move","seat":2,"lines":["p3: discard E NEW hands-off"],"seq":114}',1.79479959679293441768e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',26,'move','{"kind":"move","seat":3,"lines":["p4: discard NS free map"],"seq":120}',1.79479959679702067375e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',27,'move','{"kind":"move","seat":0,"lines":["p1: discard NE:ladder NS:door-blue NW:ladder"],"seq":126,"person":"nI6aSPFXFSJs4r_d","id":"140353941130128-7"}',1.7947995968011565208e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',28,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW:crystal broken-lantern"],"seq":130}',1.79479959680532717702e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',29,'move','{"kind":"move","seat":2,"lines":["p3: discard N free"],"seq":134}',1.79479959680898690224e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',30,'move','{"kind":"move","seat":3,"lines":["p4: discard NES:crystal NEW N|S"],"seq":140}',1.79479959681299662587e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',31,'move','{"kind":"move","seat":0,"lines":["p1: broken-lantern p2"],"seq":142,"person":"nI6aSPFXFSJs4r_d","id":"140353941130128-8"}',1.79479959681715178494e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',32,'move','{"kind":"move","seat":1,"lines":["p2: discard rockfall"],"seq":144}',1.79479959682125711443e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',33,'move','{"kind":"move","seat":2,"lines":["p3: discard N:crystal NE swap-hands"],"seq":150}',1.79479959682501459114e+09);
INSERT INTO "entries" VALUES('LD7JALXCZU2I0ZAy',34,'move','{"kind":"move","seat":3,"lines":["p4: NE|SW 1,0"],"seq":152}',1.79479959682920217514e+09);
INSERT INTO "entries" VALUES('LNyaC6SaUjx8jSir',0,'created','{"kind":"created","code":"UKRNTJ","game":"duel","players":2,"options":{"edition":"de","rounds":3,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"nI6aSPFXFSJs4r_d","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79479959686740231511e+09);
INSERT INTO "entries" VALUES('LNyaC6SaUjx8jSir',1,'sat','{"kind":"sat","person":"nI6aSPFXFSJs4r_d","name":"Ada","seat":0}',1.79479959686740231511e+09);
INSERT INTO "entries" VALUES('LNyaC6SaUjx8jSir',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79479959686740231511e+09);
INSERT INTO "entries" VALUES('LNyaC6SaUjx8jSir',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 1\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 3, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals N|W:gold1@W, NSW:door-blue@N+gold3, NSW:door-green@S+gold2, NE:gold2, NESW, NW:door-green@W+gold1\",\n  \"deck repair-cart NS|W EW NW repair-pick NE|SW NESW:troll@W broken-cart NE EW NS NW|E repair-pick-cart key NESW:door-blue@S NS|EW:gold1@N repair-pick-lantern repair-lantern NE NSW:troll@S EW broken-pick NS|EW NSW|E:gold1@E NSW:door-green@S NE|S NEW:door-blue@E NEW:door-green@N NEW|S:gold1@S map NE|W rockfall broken-lantern repair-lantern-cart NS NESW:door-green@W NS map rockfall key EW NEW:troll@E broken-cart NSW:door-blue@N NW|S NW|ES:gold1@E NW NW:ladder-blue NE:ladder-green broken-lantern broken-pick EW|S:gold1@S\",\n]\n","seq":13}',1.79479959687650609014e+09);
INSERT INTO "entries" VALUES('LNyaC6SaUjx8jSir',4,'chat','{"kind":"chat","person":"nI6aSPFXFSJs4r_d","name":"Ada","seat":0,"text":"Let us play duel!","id":"140353939600336-1"}',1.79479959689433860772e+09);
INSERT INTO "entries" VALUES('LNyaC6SaUjx8jSir',5,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":14,"person":"nI6aSPFXFSJs4r_d","id":"140353939600336-2"}',1.7947995969048426151e+09);
INSERT INTO "entries" VALUES('LNyaC6SaUjx8jSir',6,'move','{"kind":"move","seat":0,"lines":["p1: discard NS repair-cart"],"seq":18,"person":"nI6aSPFXFSJs4r_d","id":"140353939600336-3"}',1.79479959691097283366e+09);
INSERT INTO "entries" VALUES('LNyaC6SaUjx8jSir',7,'move','{"kind":"move","seat":1,"lines":["p2: discard NE|SW"],"seq":20}',1.79479959691596484185e+09);
INSERT INTO "entries" VALUES('LNyaC6SaUjx8jSir',8,'move','{"kind":"move","seat":0,"lines":["p1: EW 1,1"],"seq":22,"person":"nI6aSPFXFSJs4r_d","id":"140353939600336-4"}',1.79479959692534756657e+09);
INSERT INTO "entries" VALUES('LNyaC6SaUjx8jSir',9,'move','{"kind":"move","seat":1,"lines":["p2: ES|W 1,-1"],"seq":24}',1.79479959693378186228e+09);
INSERT INTO "entries" VALUES('LNyaC6SaUjx8jSir',10,'move','{"kind":"move","seat":0,"lines":["p1: discard NESW:troll@W repair-pick"],"seq":28,"person":"nI6aSPFXFSJs4r_d","id":"140353939600336-5"}',1.79479959693677496913e+09);
INSERT INTO "entries" VALUES('LNyaC6SaUjx8jSir',11,'move','{"kind":"move","seat":1,"lines":["p2: NS|E 0,0"],"seq":30}',1.79479959694532847404e+09);
INSERT INTO "entries" VALUES('LNyaC6SaUjx8jSir',12,'move','{"kind":"move","seat":0,"lines":["p1: discard NE key"],"seq":34,"person":"nI6aSPFXFSJs4r_d","id":"140353939600336-6"}',1.79479959695247125628e+09);
INSERT INTO "entries" VALUES('LNyaC6SaUjx8jSir',13,'move','{"kind":"move","seat":1,"lines":["p2: ES 0,-2"],"seq":36}',1.79479959695720529553e+09);
INSERT INTO "entries" VALUES('LNyaC6SaUjx8jSir',14,'move','{"kind":"move","seat":0,"lines":["p1: EW -1,-1"],"seq":38,"person":"nI6aSPFXFSJs4r_d","id":"140353939600336-7"}',1.79479959696082234377e+09);
INSERT INTO "entries" VALUES('LNyaC6SaUjx8jSir',15,'move','{"kind":"move","seat":1,"lines":["p2: discard EW NESW:door-blue@S"],"seq":42}',1.79479959697358560557e+09);
INSERT INTO "entries" VALUES('LNyaC6SaUjx8jSir',16,'move','{"kind":"move","seat":0,"lines":["p1: discard NS|EW:gold1@N"],"seq":44,"person":"nI6aSPFXFSJs4r_d","id":"140353939600336-8"}',1.79479959698558497434e+09);
INSERT INTO "entries" VALUES('LNyaC6SaUjx8jSir',17,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-cart repair-pick-lantern"],"seq":48}',1.7947995969980812073e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',0,'created','{"kind":"created","code":"DNDHES","game":"duel","players":2,"options":{"edition":"de","rounds":2,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"nI6aSPFXFSJs4r_d","spectators":false,"clock":{"kind":"none","seconds":0}}',1.7947995973353748321e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',1,'sat','{"kind":"sat","person":"nI6aSPFXFSJs4r_d","name":"Ada","seat":0}',1.7947995973353748321e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.7947995973353748321e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 1\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 2, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals NSW:door-blue@W+gold1, NS|E|W:gold1, EW|N|S:gold2, N|E|W, NE:gold2, NE:door-blue@E+gold1\",\n  \"deck NS NS NE NESW:door-blue@S NE|SW NSW:door-blue@N NW NSW:door-green@S NS|EW NEW:door-blue@E EW NS|EW:gold1@N map NEW|S:gold1@S broken-lantern EW repair-lantern repair-lantern-cart NEW:troll@E EW EW repair-pick-lantern NEW:door-green@N key NESW:troll@W NSW:troll@S NSW|E:gold1@E key NW|S EW|S:gold1@S repair-pick-cart NW NW|ES:gold1@E NE:ladder-green NE|W broken-cart broken-pick broken-pick broken-cart rockfall NS NS|W NW:ladder-blue broken-lantern NW|E NESW:door-green@W NE|S repair-cart repair-pick rockfall NE map\",\n]\n","seq":13}',1.79479959734792327875e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',4,'move','{"kind":"move","seat":0,"lines":["p1: NS|EW 0,2"],"seq":15,"person":"nI6aSPFXFSJs4r_d","id":"140353939174608-1"}',1.79479959737062215808e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',5,'move','{"kind":"move","seat":1,"lines":["p2: discard NESW:door-blue@S"],"seq":17}',1.79479959738070607181e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',6,'move','{"kind":"move","seat":0,"lines":["p1: discard NE|SW NW"],"seq":21,"person":"nI6aSPFXFSJs4r_d","id":"140353939174608-2"}',1.79479959738794732091e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',7,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW:door-blue@E NSW:door-blue@N"],"seq":25}',1.79479959739903068547e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',8,'move','{"kind":"move","seat":0,"lines":["p1: discard map"],"seq":27,"person":"nI6aSPFXFSJs4r_d","id":"140353939174608-3"}',1.79479959741150236129e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',9,'move','{"kind":"move","seat":1,"lines":["p2: discard NS NS|EW:gold1@N"],"seq":31}',1794799597.42808);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',10,'move','{"kind":"move","seat":0,"lines":["p1: ESW:troll@W -1,1"],"seq":32,"person":"nI6aSPFXFSJs4r_d","id":"140353939174608-4"}',1.7947995974406228065e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',11,'move','{"kind":"move","seat":0,"lines":["p1: bribe -1,1"],"seq":34,"person":"nI6aSPFXFSJs4r_d","id":"140353939174608-5"}',1.79479959744920492177e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',12,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW|S:gold1@S repair-lantern-cart"],"seq":38}',1.79479959745322132109e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',13,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-pick-lantern"],"seq":40,"person":"nI6aSPFXFSJs4r_d","id":"140353939174608-6"}',1.79479959746040391922e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',14,'move','{"kind":"move","seat":1,"lines":["p2: NEW:door-green@N 1,-1"],"seq":42}',1.79479959746933293344e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',15,'move','{"kind":"move","seat":0,"lines":["p1: discard NE broken-lantern"],"seq":46,"person":"nI6aSPFXFSJs4r_d","id":"140353939174608-7"}',1.7947995974761929512e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',16,'move','{"kind":"move","seat":1,"lines":["p2: EW 2,-1"],"seq":48}',1.79479959748124551777e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',17,'move','{"kind":"move","seat":0,"lines":["p1: discard NESW:troll@W NS"],"seq":52,"person":"nI6aSPFXFSJs4r_d","id":"140353939174608-8"}',1.79479959748530387879e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',18,'move','{"kind":"move","seat":1,"lines":["p2: discard EW NSW:door-green@S"],"seq":56}',1.79479959749331784242e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',19,'move','{"kind":"move","seat":0,"lines":["p1: NSW|E:gold1@E -2,1"],"seq":59,"person":"nI6aSPFXFSJs4r_d","id":"140353939174608-9"}',1.79479959750156688692e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',20,'move','{"kind":"move","seat":1,"lines":["p2: NES:troll@N -1,-1"],"seq":60}',1.79479959750559949871e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',21,'move','{"kind":"move","seat":1,"lines":["p2: bribe -1,-1"],"seq":62}',1.79479959751324367523e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',22,'move','{"kind":"move","seat":0,"lines":["p1: discard EW key"],"seq":66,"person":"nI6aSPFXFSJs4r_d","id":"140353939174608-10"}',1.79479959751541948316e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',23,'move','{"kind":"move","seat":1,"lines":["p2: NW|ES:gold1@N 3,-1"],"seq":69}',1.79479959752190852163e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',24,'move','{"kind":"move","seat":0,"lines":["p1: SW:ladder-green 1,1"],"seq":71,"person":"nI6aSPFXFSJs4r_d","id":"140353939174608-11"}',1.79479959752592086786e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',25,'move','{"kind":"move","seat":1,"lines":["p2: discard NE|W NW|S"],"seq":75}',1.79479959752857041359e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',26,'move','{"kind":"move","seat":0,"lines":["p1: discard EW broken-cart"],"seq":79,"person":"nI6aSPFXFSJs4r_d","id":"140353939174608-12"}',1.79479959753646898263e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',27,'move','{"kind":"move","seat":1,"lines":["p2: discard NW broken-pick"],"seq":83}',1.79479959754690408706e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',28,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-cart broken-pick"],"seq":87,"person":"nI6aSPFXFSJs4r_d","id":"140353939174608-13"}',1.79479959755461144447e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',29,'move','{"kind":"move","seat":1,"lines":["p2: discard NS key"],"seq":91}',1.79479959762742972374e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',30,'move','{"kind":"move","seat":0,"lines":["p1: NS|W 0,3"],"seq":93,"person":"nI6aSPFXFSJs4r_d","id":"140353939174608-14"}',1.79479959764469122881e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',31,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-pick rockfall"],"seq":97}',1.79479959765725302698e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',32,'move','{"kind":"move","seat":0,"lines":["p1: EW|N:gold1@N 0,4"],"seq":99,"person":"nI6aSPFXFSJs4r_d","id":"140353939174608-15"}',1.79479959767686820032e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',33,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-lantern repair-cart"],"seq":101}',1.79479959768465209004e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',34,'move','{"kind":"move","seat":0,"lines":["p1: discard NESW:door-green@W NW:ladder-blue"],"seq":103,"person":"nI6aSPFXFSJs4r_d","id":"140353939174608-16"}',1.79479959772497034073e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',35,'move','{"kind":"move","seat":1,"lines":["p2: ES|W 0,-2"],"seq":104}',1.79479959775171017642e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',36,'move','{"kind":"move","seat":0,"lines":["p1: SW|N 1,2"],"seq":105,"person":"nI6aSPFXFSJs4r_d","id":"140353939174608-17"}',1.79479959779825854306e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',37,'move','{"kind":"move","seat":1,"lines":["p2: map 7,-1"],"seq":106}',1794799597.82071);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',38,'move','{"kind":"move","seat":0,"lines":["p1: discard rockfall"],"seq":107,"person":"nI6aSPFXFSJs4r_d","id":"140353939174608-18"}',1.79479959783289480211e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',39,'move','{"kind":"move","seat":1,"lines":["p2: SW 3,-2"],"seq":108}',1.7947995978531272411e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',40,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-pick-cart"],"seq":109,"person":"nI6aSPFXFSJs4r_d","id":"140353939174608-19"}',1.79479959786174535748e+09);
INSERT INTO "entries" VALUES('WvNCGc4vrxKKVfXT',41,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-lantern","goals NESW, NW:door-green@W+gold1, N|E:gold3@N, NEW:door-green@N+gold3, N|W:gold1@W, NSW:door-blue@N+gold3","deck map repair-pick-lantern NS|EW NSW:troll@S rockfall broken-pick NS|W NE repair-cart repair-pick broken-cart NS repair-pick-cart NSW:door-blue@N NW|S EW NS NS NS|EW:gold1@N key broken-pick NE:ladder-green NE NESW:troll@W NW rockfall key NW|E EW broken-lantern repair-lantern-cart NESW:door-blue@S EW NW:ladder-blue broken-cart map NW broken-lantern NEW|S:gold1@S EW NE|SW NEW:troll@E NEW:door-blue@E repair-lantern NESW:door-green@W NSW:door-green@S NE|W NEW:door-green@N NE|S"],"seq":129,"round":true}',1.79479959787057781221e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',0,'created','{"kind":"created","code":"UVWHQH","game":"duel","players":2,"options":{"edition":"de","rounds":1,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"nI6aSPFXFSJs4r_d","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79479959789845657349e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',1,'sat','{"kind":"sat","person":"nI6aSPFXFSJs4r_d","name":"Ada","seat":0}',1.79479959789845657349e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79479959789845657349e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 1\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 1, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals N|E|W, NE:door-blue@E+gold1, N|E|S|W, NEW:door-green@E+gold1, NSW:door-green@S+gold2, NW:door-green@W+gold1\",\n  \"deck NS|EW:gold1@N NEW:door-green@N NESW:troll@W broken-lantern NE repair-pick-cart rockfall broken-pick NE map NW:ladder-blue NE:ladder-green NEW:troll@E NEW|S:gold1@S NW|E NESW:door-green@W NS|EW NW repair-cart NSW|E:gold1@E map rockfall NE|W NS repair-lantern NESW:door-blue@S EW key NSW:troll@S NEW:door-blue@E broken-pick NS broken-lantern NW NS key NW|ES:gold1@E EW|S:gold1@S broken-cart NE|SW EW NE|S broken-cart EW NW|S EW NSW:door-blue@N NSW:door-green@S NS|W repair-lantern-cart repair-pick repair-pick-lantern\",\n]\n","seq":13}',1.79479959791671323781e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',4,'move','{"kind":"move","seat":0,"lines":["p1: NESW:troll@W -1,1"],"seq":14,"person":"nI6aSPFXFSJs4r_d","id":"140353940777744-1"}',1.79479959794574284552e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',5,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":15,"person":"nI6aSPFXFSJs4r_d","id":"140353940777744-2"}',1.79479959794836688036e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',6,'move','{"kind":"move","seat":1,"lines":["p2: broken-pick p1"],"seq":17}',1.79479959795107746126e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',7,'move','{"kind":"move","seat":0,"lines":["p1: remove broken-pick NEW:troll@E NW:ladder-blue"],"seq":20,"person":"nI6aSPFXFSJs4r_d","id":"140353940777744-3"}',1.79479959795358371731e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',8,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":21,"person":"nI6aSPFXFSJs4r_d","id":"140353940777744-4"}',1.79479959795597100256e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',9,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW:door-green@N"],"seq":23}',1.79479959795869851114e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',10,'move','{"kind":"move","seat":0,"lines":["p1: discard NE NE"],"seq":25,"person":"nI6aSPFXFSJs4r_d","id":"140353940777744-5"}',1.79479959796121907233e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',11,'move','{"kind":"move","seat":0,"lines":["p1: bribe -1,1"],"seq":28,"person":"nI6aSPFXFSJs4r_d","id":"140353940777744-6"}',1.79479959796345877641e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',12,'move','{"kind":"move","seat":1,"lines":["p2: NEW|S:gold1@S -1,-1"],"seq":30}',1.79479959796609091758e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',13,'move','{"kind":"move","seat":0,"lines":["p1: NW|E -2,1"],"seq":32,"person":"nI6aSPFXFSJs4r_d","id":"140353940777744-7"}',1.79479959796833086018e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',14,'move','{"kind":"move","seat":1,"lines":["p2: map 5,2"],"seq":34}',1.79479959797073817251e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',15,'move','{"kind":"move","seat":0,"lines":["p1: NS|EW:gold1@N 0,2"],"seq":37,"person":"nI6aSPFXFSJs4r_d","id":"140353940777744-8"}',1.79479959797377347941e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',16,'move','{"kind":"move","seat":1,"lines":["p2: NESW:door-green@E 0,-2"],"seq":39}',1.79479959797648668286e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',17,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW|E:gold1@E NS|EW"],"seq":43,"person":"nI6aSPFXFSJs4r_d","id":"140353940777744-9"}',1.79479959797867727284e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',18,'move','{"kind":"move","seat":1,"lines":["p2: map 7,1"],"seq":45}',1.79479959798097944258e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',19,'move','{"kind":"move","seat":0,"lines":["p1: discard rockfall rockfall"],"seq":49,"person":"nI6aSPFXFSJs4r_d","id":"140353940777744-10"}',1.79479959798300361638e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',20,'move','{"kind":"move","seat":1,"lines":["p2: discard NE:ladder-green repair-cart"],"seq":53}',1.79479959798550319678e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',21,'move','{"kind":"move","seat":0,"lines":["p1: discard NW key"],"seq":57,"person":"nI6aSPFXFSJs4r_d","id":"140353940777744-11"}',1.79479959798748564718e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',22,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-lantern"],"seq":59}',1.79479959798974037172e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',23,'move','{"kind":"move","seat":0,"lines":["p1: discard NS repair-lantern"],"seq":63,"person":"nI6aSPFXFSJs4r_d","id":"140353940777744-12"}',1.79479959799181509015e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',24,'move','{"kind":"move","seat":1,"lines":["p2: NESW:door-blue@S -2,-1"],"seq":65}',1.79479959799414682392e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',25,'move','{"kind":"move","seat":0,"lines":["p1: NS -1,0"],"seq":68,"person":"nI6aSPFXFSJs4r_d","id":"140353940777744-13"}',1.79479959799615120885e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',26,'move','{"kind":"move","seat":1,"lines":["p2: NES:troll@N 0,0"],"seq":69}',1.79479959799853205676e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',27,'move','{"kind":"move","seat":1,"lines":["p2: bribe 0,0"],"seq":71}',1.79479959800057816505e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',28,'move','{"kind":"move","seat":0,"lines":["p1: NW|ES:gold1@N -3,-1"],"seq":73,"person":"nI6aSPFXFSJs4r_d","id":"140353940777744-14"}',1.79479959800300335887e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',29,'move','{"kind":"move","seat":1,"lines":["p2: NE|W 1,0"],"seq":75}',1.79479959800579023359e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',30,'move','{"kind":"move","seat":0,"lines":["p1: NS 0,-3"],"seq":77,"person":"nI6aSPFXFSJs4r_d","id":"140353940777744-15"}',1.79479959801015329359e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',31,'move','{"kind":"move","seat":1,"lines":["p2: ESW:door-blue@W 0,-4"],"seq":79}',1.79479959801437616347e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',32,'move','{"kind":"move","seat":0,"lines":["p1: discard EW EW"],"seq":83,"person":"nI6aSPFXFSJs4r_d","id":"140353940777744-16"}',1.79479959802512598031e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',33,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-lantern"],"seq":85}',1.79479959802853679656e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',34,'move','{"kind":"move","seat":0,"lines":["p1: discard EW broken-cart"],"seq":89,"person":"nI6aSPFXFSJs4r_d","id":"140353940777744-17"}',1.79479959805379796029e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',35,'move','{"kind":"move","seat":1,"lines":["p2: discard EW|S:gold1@S NE|S"],"seq":93}',1.79479959805681228636e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',36,'move','{"kind":"move","seat":0,"lines":["p1: NSW:door-blue@N -3,0"],"seq":95,"person":"nI6aSPFXFSJs4r_d","id":"140353940777744-18"}',1.79479959807484436033e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',37,'move','{"kind":"move","seat":1,"lines":["p2: NS|W -2,-2"],"seq":97}',1.794799598078220129e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',38,'move','{"kind":"move","seat":0,"lines":["p1: discard EW NW"],"seq":100,"person":"nI6aSPFXFSJs4r_d","id":"140353940777744-19"}',1.79479959808140301707e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',39,'move','{"kind":"move","seat":1,"lines":["p2: discard NW|S key"],"seq":102}',1.79479959808436608315e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',40,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-pick repair-pick-lantern"],"seq":104,"person":"nI6aSPFXFSJs4r_d","id":"140353940777744-20"}',1.79479959808653783803e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',41,'move','{"kind":"move","seat":1,"lines":["p2: NES:door-green@N 0,3"],"seq":105}',1.7947995980888376236e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',42,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-cart repair-lantern-cart"],"seq":107,"person":"nI6aSPFXFSJs4r_d","id":"140353940777744-21"}',1.79479959809060645101e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',43,'move','{"kind":"move","seat":1,"lines":["p2: discard NE|SW"],"seq":108}',1.79479959809269022947e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',44,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-pick"],"seq":109}',1.79479959809464120865e+09);
INSERT INTO "entries" VALUES('mTmLys0bVBBHpWmK',45,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-pick-cart"],"seq":115,"over":true}',1.79479959809660887717e+09);
CREATE TABLE members (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "members" VALUES('nI6aSPFXFSJs4r_d','1deGh2h8_QoWl8N4');
INSERT INTO "members" VALUES('nI6aSPFXFSJs4r_d','LD7JALXCZU2I0ZAy');
INSERT INTO "members" VALUES('nI6aSPFXFSJs4r_d','LNyaC6SaUjx8jSir');
INSERT INTO "members" VALUES('nI6aSPFXFSJs4r_d','COpP6I9DRFA8Pofj');
INSERT INTO "members" VALUES('nI6aSPFXFSJs4r_d','Fi6e5WRNJQW1eq31');
INSERT INTO "members" VALUES('nI6aSPFXFSJs4r_d','7x-m5JHaQtCWxg8b');
INSERT INTO "members" VALUES('nI6aSPFXFSJs4r_d','WvNCGc4vrxKKVfXT');
INSERT INTO "members" VALUES('nI6aSPFXFSJs4r_d','mTmLys0bVBBHpWmK');
CREATE TABLE mutes (
	person VARCHAR(40) NOT NULL, 
	muted VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, muted)
);
CREATE TABLE people (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	link VARCHAR(64), 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (link)
);
INSERT INTO "people" VALUES('nI6aSPFXFSJs4r_d','Ada','en','2a18dd03fb0d7e0b1473732049d711c93a0d12ff01ddac7e0f5539304a44edfe',1.79479959494036960605e+09);
CREATE TABLE stops (
	began FLOAT NOT NULL, 
	ended FLOAT NOT NULL, 
	PRIMARY KEY (began)
);
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	code VARCHAR(8) NOT NULL, 
	public BOOLEAN NOT NULL, 
	phase VARCHAR(12) NOT NULL, 
	free INTEGER NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES('1deGh2h8_QoWl8N4','RENXPY',0,'playing',0,1.79479959506041765208e+09,1.79479959508114314081e+09);
INSERT INTO "tables" VALUES('LD7JALXCZU2I0ZAy','ASCTCF',0,'playing',0,1.7947995965289139748e+09,1.79479959654540944104e+09);
INSERT INTO "tables" VALUES('LNyaC6SaUjx8jSir','UKRNTJ',0,'playing',0,1.79479959686740231511e+09,1.79479959687650609014e+09);
INSERT INTO "tables" VALUES('COpP6I9DRFA8Pofj','HHWVGW',0,'playing',0,1.79479959703038525588e+09,1.79479959704481554028e+09);
INSERT INTO "tables" VALUES('Fi6e5WRNJQW1eq31','AFVFZZ',0,'playing',0,1.79479959712007570266e+09,1.79479959712855982783e+09);
INSERT INTO "tables" VALUES('7x-m5JHaQtCWxg8b','RUVJUS',1,'lobby',1,1.79479959729747390751e+09,1.79479959729747390751e+09);
INSERT INTO "tables" VALUES('WvNCGc4vrxKKVfXT','DNDHES',0,'between',0,1.7947995973353748321e+09,1.79479959787057781221e+09);
INSERT INTO "tables" VALUES('mTmLys0bVBBHpWmK','UVWHQH',0,'over',0,1.79479959789845657349e+09,1.79479959809660887717e+09);
CREATE INDEX tables_phase ON tables (phase, public);
COMMIT;
